/**
 * What a page complains of: console errors and warnings, errors nobody caught (React reports a hydration
 * mismatch as one), answers of 4xx and 5xx, requests that failed, breaches of the Content-Security-Policy.
 */
import type { BrowserContext, Page } from '@playwright/test';

export class Noise {
  readonly #heard: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Complaints that this test provokes. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Everything heard that was not allowed. */
  get unexpected(): string[] {
    return this.#heard.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)));
  }

  /** Everything heard, allowed or not. */
  get all(): string[] {
    return this.#heard;
  }

  async listen(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`policy: ${violatedDirective} ${blockedURI}`);
      });
    });
    context.on('page', (page) => this.#listenTo(page));
  }

  #listenTo(page: Page): void {
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      this.#heard.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.#heard.push(`page error: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) this.#heard.push(`answer ${response.status()}: ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The browser gives up what it fetches for a page that is left, and scripts where they are off; what the
      // policy stops is heard as a console error.
      if (!['net::ERR_ABORTED', 'csp'].includes(reason))
        this.#heard.push(`request failed: ${reason} ${request.url()}`);
    });
  }
}

/** What a page says when it is a real 404: the browser logs its own document's status. */
export const NOT_FOUND_PAGE = /(?:answer 404|status of 404)/;
