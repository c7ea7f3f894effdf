/** Options and personal texts as the columns keep them: JSON, money in agorot. */
import type { Option, PersonalText } from '#domain/options.ts';

export function storedOptions(column: string): Option[] {
  return JSON.parse(column) as Option[];
}

export function storedPersonalText(column: string | null): PersonalText | null {
  return column === null ? null : (JSON.parse(column) as PersonalText);
}
