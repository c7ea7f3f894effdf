import { describe, expect, test } from 'vitest';
import { COURIER, MAKING, ORDER, REFUND, REQUEST, SEAT, TUTORIAL, mailFacts } from '#test/sample-order.ts';
import type { Order } from '#contract/orders.ts';
import { type OrderMailKind, orderMail } from './order-mail.ts';

const LANGS = ['he', 'en'] as const;

describe('every mail', () => {
  const KINDS: OrderMailKind[] = [
    { kind: 'placed' },
    { kind: 'confirmed' },
    { kind: 'making', lines: ['ring'] },
    { kind: 'ready', lines: ['ring'] },
    { kind: 'sent' },
    { kind: 'refund', refund: REFUND },
    { kind: 'cancellation' },
    { kind: 'expired' },
  ];
  const EVIL = 'x\r\nBcc: a@b.co\u202E<script>alert("1")</script>\u2066';
  const evilOrder: Partial<Order> = {
    contact: { ...ORDER.contact, firstName: EVIL },
    lines: [
      { ...MAKING, title: EVIL, translations: undefined, stages: [{ ...MAKING.stages![0]!, text: EVIL }] },
      { ...SEAT, title: EVIL, translations: undefined, location: EVIL },
      TUTORIAL,
    ],
    delivery: {
      ...COURIER,
      title: EVIL,
      translations: undefined,
      trackingNumber: EVIL,
      trackingUrl: 'javascript:alert(1)',
    },
    documents: [{ kind: 'invoice', number: EVIL, url: 'javascript:alert(1)' }],
    cancellationRequest: { ...REQUEST, text: EVIL },
  };

  test.each(KINDS.flatMap((of) => LANGS.map((lang) => [of.kind, lang, of] as const)))(
    '%s in %s is laid out for readers without styles, and nothing typed is markup',
    (_, lang, of) => {
      const { subject, text, html } = orderMail(of, mailFacts(lang, evilOrder));
      const dir = lang === 'he' ? 'rtl' : 'ltr';
      expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
      const elements = html.match(/<(?:body|table|td|p|h1|h2|div)\b[^>]*>/g)!;
      expect(elements.filter((element) => !/ dir="|align="center"|^<div>$/.test(element))).toEqual(['<td>']);
      expect(html.match(/<img\b(?![^>]*\balt=")/g)).toBeNull();
      expect(html).not.toMatch(/<script|<style|<link|javascript:|[\u202A-\u202E\u2066-\u2069]/);
      expect(text).not.toMatch(/[\u202A-\u202E\r]|javascript:/);
      expect(subject).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
    },
  );
});
