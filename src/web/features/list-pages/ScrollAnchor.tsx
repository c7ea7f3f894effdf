/** Keeps the view in place when pages come or go, and moves a keyboard's focus to the first new entry. */
import { Component, createRef, type ReactNode } from 'react';
import { entriesOf, lastOf, type ListPages } from './list-pages.ts';

/** Marks the links to further pages. */
export const TURN_MARK = 'data-list-turn';

interface ScrollAnchorProps {
  pages: ListPages<{ _id: string }>;
  children: ReactNode;
}

/** Before a change: a visible card at its position (px), and whether a page link has the focus. */
interface Seen {
  card: Element | undefined;
  top: number;
  isTurning: boolean;
}

// A class: only getSnapshotBeforeUpdate sees the document before a change.
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  readonly #box = createRef<HTMLDivElement>();
  #keepsPlace = false;

  override getSnapshotBeforeUpdate(): Seen {
    const cards = this.#cards();
    const card = cards.find((one) => one.getBoundingClientRect().bottom > 0) ?? cards.at(-1);
    const isTurning = document.activeElement?.closest(`[${TURN_MARK}]`) !== null;
    return { card, top: card?.getBoundingClientRect().top ?? 0, isTurning };
  }

  override componentDidUpdate(
    { pages: before }: ScrollAnchorProps,
    _state: unknown,
    { card, top, isTurning }: Seen,
  ): void {
    const { pages } = this.props;
    if (pages.parts.length > 1) this.#keepPlace();
    if (pages === before || pages.name !== before.name) return;
    if (card?.isConnected)
      window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
    const next = nextToRead(before, pages);
    if (isTurning && next !== null) focusOn(this.#cards()[next]);
  }

  override render(): ReactNode {
    return (
      <div ref={this.#box} data-exact>
        {this.props.children}
      </div>
    );
  }

  /** Loaded with the first further page. */
  #keepPlace(): void {
    if (this.#keepsPlace) return;
    this.#keepsPlace = true;
    const turn = () => document.querySelector<HTMLElement>(`[${TURN_MARK}]`);
    import('./reload-place.ts').then(
      ({ keepPlaceOnReload }) =>
        keepPlaceOnReload(() => this.#box.current && { cards: this.#cards(), turn: turn() }),
      () => {
        this.#keepsPlace = false;
      },
    );
  }

  #cards(): HTMLElement[] {
    return [...(this.#box.current?.querySelectorAll<HTMLElement>(':scope > ul > li') ?? [])];
  }
}

/** The index of the first entry added below or the last one added above; null if none. */
function nextToRead(
  before: ScrollAnchorProps['pages'],
  { first, parts }: ScrollAnchorProps['pages'],
): number | null {
  const countOf = (pages: number) => entriesOf({ parts: parts.slice(0, pages) }).length;
  if (first + parts.length - 1 > lastOf(before)) return countOf(lastOf(before) + 1 - first);
  return first < before.first ? countOf(before.first - first) - 1 : null;
}

function focusOn(card: HTMLElement | undefined): void {
  if (!card) return;
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
}
