import type { noScriptHe } from './no-script.he.ts';

export const noScriptEn: typeof noScriptHe = {
  order: 'Ordering here needs JavaScript. You can also order from me directly:',
  seat: 'Registering here needs JavaScript. You can also register with me directly:',
  cart: 'The cart needs JavaScript. You can also order from me directly:',
  account: 'The account needs JavaScript. To order or to ask, you can reach me directly:',
  show: 'Show',
};
