/** The pages' calls that change something: a full load would cancel those that are still unanswered. */
import type { BrowserContext, Page, Request } from '@playwright/test';

export class Writes {
  readonly #open = new Map<Request, Page>();

  get unanswered(): string[] {
    return [...this.#open.keys()].map((request) => `${request.method()} ${request.url()}`);
  }

  listen(context: BrowserContext): void {
    for (const page of context.pages()) this.#listenTo(page);
    context.on('page', (page) => this.#listenTo(page));
  }

  #listenTo(page: Page): void {
    const end = (request: Request) => this.#open.delete(request);
    const forget = () => {
      for (const [request, from] of this.#open) if (from === page) end(request);
    };
    page.on('request', (request) => {
      if (request.method() !== 'GET') this.#open.set(request, page);
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    // What an earlier document sent isn't reported any more.
    page.on('domcontentloaded', forget);
    page.on('close', forget);
  }
}
