/** Hands on a phone that count taps and letters: the time of a journey on any machine. */
import type { Locator } from '@playwright/test';
import { choose, type PictureFile } from './picture-files.ts';

/** Seconds. */
const PER_TAP = 1.3;
const PER_LETTER = 0.25;
/** A calendar or a clock of the phone: open, choose, confirm. */
const NATIVE_PICKER = 3;
/** A long press and "select all" before a text is typed over. */
const REPLACING = 2;

export interface Effort {
  /** Swipes and changes of the keyboard included. */
  taps: number;
  swipes: number;
  keyboards: number;
  letters: number;
}

const none = (): Effort => ({ taps: 0, swipes: 0, keyboards: 0, letters: 0 });

export const minutesOf = ({ taps, letters }: Pick<Effort, 'taps' | 'letters'>): number =>
  (taps * PER_TAP + letters * PER_LETTER) / 60;

export class CountedHands {
  readonly #efforts = new Map<string, Effort>();
  #step = none();
  #keyboard: 'he' | 'en' = 'he';

  /** What follows is counted under this name. */
  step(name: string): void {
    this.#step = this.#efforts.get(name) ?? none();
    this.#efforts.set(name, this.#step);
  }

  /** Of the steps whose names begin with one of these; of all without. */
  effort(...beginnings: string[]): Effort {
    const sum = none();
    for (const [name, effort] of this.#efforts) {
      if (beginnings.length > 0 && !beginnings.some((beginning) => name.startsWith(beginning))) continue;
      for (const part of Object.keys(sum) as (keyof Effort)[]) sum[part] += effort[part];
    }
    return sum;
  }

  /** A line for each step. */
  get table(): string {
    return [...this.#efforts]
      .map(([name, effort]) => {
        const { taps, swipes, keyboards, letters } = effort;
        const among = `${swipes} swipes and ${keyboards} changes of keyboard among them`;
        return `${name}: ${taps} taps (${among}), ${letters} letters, ${minutesOf(effort).toFixed(1)} min`;
      })
      .join('\n');
  }

  async tap(target: Locator): Promise<void> {
    await this.#reach(target);
    this.#step.taps += 1;
    await target.tap();
  }

  /** Also what is written there already is typed over, and the keyboard changed to the text's language. */
  async type(field: Locator, text: string): Promise<void> {
    await this.#reach(field);
    const given = await field.inputValue();
    const language = /[א-ת]/.test(text) ? 'he' : /[a-z]/i.test(text) ? 'en' : this.#keyboard;
    const keyboards = language === this.#keyboard ? 0 : 1;
    this.#step.keyboards += keyboards;
    this.#step.taps += 1 + (given === '' ? 0 : REPLACING) + keyboards;
    this.#step.letters += text.length;
    this.#keyboard = language;
    await field.tap();
    await field.fill(text);
  }

  /** A day or an hour. */
  async pick(field: Locator, value: string): Promise<void> {
    await this.#reach(field);
    this.#step.taps += NATIVE_PICKER;
    await field.fill(value);
  }

  /** The button, each picture, and the phone's "done". */
  async choose(button: Locator, files: PictureFile[]): Promise<void> {
    await this.#reach(button);
    this.#step.taps += files.length + 2;
    await choose(button, files);
  }

  /** A swipe moves by four fifths of the screen and counts as a tap. */
  async #reach(target: Locator): Promise<void> {
    await target.waitFor();
    const { top, bottom, height } = await target.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { top: box.top, bottom: box.bottom, height: innerHeight };
    });
    const away = Math.max(0, -top, bottom - height);
    const swipes = Math.ceil(away / (height * 0.8));
    this.#step.swipes += swipes;
    this.#step.taps += swipes;
    await target.scrollIntoViewIfNeeded();
  }
}
