import { type Frame, type Locator, type Page, expect } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Checks rectangles, because `scrollWidth` is blind on one side in RTL; skips clipped and hidden parts. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await untilLoaded(page);
  await expect.poll(() => page.evaluate(findOverflow), 'elements that stick out sideways').toEqual([]);
}

function findOverflow(): string[] {
  const width = document.documentElement.clientWidth;
  const sticksOut = ({ left, right }: DOMRect) => left < -0.5 || right > width + 0.5;
  const parts = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')];
  return parts.flatMap((element) => {
    const box = element.getBoundingClientRect();
    const seen =
      box.width > 1 &&
      box.height > 1 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!seen || !sticksOut(box) || isLetOff(element)) return [];
    const name = `${element.tagName.toLowerCase()} '${(element.textContent ?? '').trim().slice(0, 40)}'`;
    return [`${name} from ${Math.round(box.left)} to ${Math.round(box.right)} of ${width}`];
  });

  function isLetOff(element: Element): boolean {
    const { position, clipPath } = getComputedStyle(element);
    if (position === 'fixed' || clipPath === 'inset(50%)') return true;
    for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
      const style = getComputedStyle(above);
      if (style.overflowX !== 'visible' && !sticksOut(above.getBoundingClientRect())) return true;
      if (style.clipPath === 'inset(50%)') return true;
    }
    return false;
  }
}

/** Words and controls of which a box that can't be scrolled shows only a part of the width. */
export async function expectNothingCut(page: Page): Promise<void> {
  await untilLoaded(page);
  await expect.poll(() => page.evaluate(findCut), 'what is cut off sideways').toEqual([]);
}

function findCut(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent!.trim();
    if (!words || !node.parentElement!.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some((box) => isCut(node.parentElement!, box)))
      cut.push(`'${words.slice(0, 40)}' in ${node.parentElement!.className || node.parentElement!.tagName}`);
  }
  return cut;

  function isCut(from: HTMLElement, { left, right }: DOMRect): boolean {
    for (
      let above: HTMLElement | null = from;
      above && above !== document.body;
      above = above.parentElement
    ) {
      const { display, overflowX, textOverflow, clipPath } = getComputedStyle(above);
      if (['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis' || clipPath !== 'none')
        return false;
      if (overflowX === 'visible' || display === 'contents') continue;
      const box = above.getBoundingClientRect();
      if (left < box.left - 1 || right > box.right + 1) return true;
    }
    return false;
  }
}

/** A word takes one line, however narrow its place is. */
export async function expectNoWordBroken(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate(findBroken), 'words broken over lines').toEqual([]);
}

function findBroken(part: Element): string[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of node.textContent!.matchAll(/[^\s\p{Pd}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
}

/** A screen that loads late has no heading before. */
async function untilLoaded(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
}

/** WCAG 2.2 A and AA and axe's best practices, after all animations. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilLoaded(page);
  // Without fades: a half faded text has no contrast to measure.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stillness(page);
  let found = await axeFaults(page);
  // A save or an answer may have changed the page while it was checked; a fault of the page is still there.
  if (found.length > 0) {
    await stillness(page);
    found = await axeFaults(page);
  }
  await page.emulateMedia({ reducedMotion: null });
  expect(found, 'what axe found').toEqual([]);
}

/** axe itself in the page: its package for Playwright needs a page of its own each time, and three times as long. */
async function axeFaults(page: Page): Promise<string[]> {
  for (const frame of page.frames()) await bringAxe(frame);
  const violations = await page.evaluate(async (tags) => {
    const found = await window.axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
    return found.violations;
  }, AXE_TAGS);
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
}

async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axe.source);
  // The preview of the admin's editor is a frame without an address, which has no origin to compare.
  await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
}

/** Ignores animations that are endless or, out of sight, stand still. What was opened just now begins to move in the next frame or the one after. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (;;) {
      await frame();
      await frame();
      const moving = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' &&
            effect?.getComputedTiming().endTime !== Infinity &&
            (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }),
        );
      if (moving.length === 0) return;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}
