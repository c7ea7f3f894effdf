/** What was sent by mail; it outlives every shop. */
import type { OutgoingMail, Sender } from '#server/mail/smtp-sender.ts';
import type { Shop } from './shop.ts';
import type { World } from './world.ts';

export class Post {
  readonly #world: World;
  /** By Message-ID, by which a reader knows a second copy. */
  readonly sent = new Map<string, OutgoingMail[]>();

  constructor(world: World) {
    this.#world = world;
  }

  senderFor(shop: Shop): Sender {
    return {
      send: async (mail) => {
        await shop.point('call');
        const { weather, random } = this.#world;
        if (random.chance(weather.refused)) throw Object.assign(new Error(), { code: 'ECONNECTION' });
        this.sent.set(mail.messageId, [...(this.sent.get(mail.messageId) ?? []), mail]);
        await shop.point('call');
        if (random.chance(weather.answerLost)) throw Object.assign(new Error(), { code: 'ETIMEDOUT' });
      },
      close: () => {},
    };
  }
}
