import { FEW } from './product.ts';

interface Stock {
  inventory: number;
  /** There was never more than one piece. */
  oneOfAKind: boolean;
}

/** docs/rules.md#stock */
export function isRunningOut({ inventory, oneOfAKind }: Stock): boolean {
  return inventory <= FEW && !(oneOfAKind && inventory <= 1);
}
