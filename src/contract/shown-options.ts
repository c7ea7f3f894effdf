/** Options in shekels for the wire, in agorot for the rules. */
import type { Shekels } from '#domain/money.ts';
import type { Choosable, Option, PersonalText } from '#domain/options.ts';
import { toAgorot, toShekels } from './money.ts';

export function shownOptions(options: readonly Option[]): Option<Shekels>[] {
  return options.map((option) => ({ ...option, choices: option.choices.map((one) => inShekels(one)) }));
}

export function shownPersonalText(rule: PersonalText | null): PersonalText<Shekels> | null {
  return rule && inShekels(rule);
}

export function toChoosable({
  options,
  variants,
  personalText,
}: Choosable<Shekels>): Choosable & { options: Option[] } {
  return {
    options: options.map((option) => ({ ...option, choices: option.choices.map((one) => inAgorot(one)) })),
    variants,
    personalText: personalText && inAgorot(personalText),
  };
}

function inShekels<Priced extends { extra: PersonalText['extra'] }>(priced: Priced) {
  return { ...priced, extra: toShekels(priced.extra) };
}

function inAgorot<Priced extends { extra: Shekels }>(priced: Priced) {
  return { ...priced, extra: toAgorot(priced.extra) };
}
