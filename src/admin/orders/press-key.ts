import { newKey } from '#web/features/orders/new-key.ts';

/** A press repeated after a lost answer sends the same key; another body, or a press after an answer, a new one. */
export class PressKey {
  #press: { body: string; key: string } | null = null;

  keyFor(body: object): string {
    const sent = JSON.stringify(body);
    if (this.#press?.body !== sent) this.#press = { body: sent, key: newKey() };
    return this.#press.key;
  }

  answered(): void {
    this.#press = null;
  }
}
