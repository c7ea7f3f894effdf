/** Console errors, uncaught errors (also of hydration), 4xx and 5xx responses, failed requests and CSP violations. */
import type { BrowserContext, Page } from '@playwright/test';

/** A page that leaves and the next one may both send a draft: the later one is answered with the other. */
const TWO_DRAFTS = /\b412\b.*\/api\/admin\/drafts\//;

/** What pages say whose network is gone. */
export const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)|ApiError|TypeError/;

/** A file or an answer that was lost. */
export const LOST =
  /request failed: net::ERR_FAILED|Failed to load resource|Failed to fetch dynamically imported module|HTTP 0/;

export class Noise {
  readonly #heard: string[] = [];
  readonly #allowed: RegExp[] = [TWO_DRAFTS];

  /** Complaints that the test provokes. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Excluding allowed complaints. */
  get unexpected(): string[] {
    return this.#heard.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)));
  }

  /** Including allowed complaints. */
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
      // Browsers cancel the requests of a page that is left; a CSP violation is also a console error.
      if (!['net::ERR_ABORTED', 'csp'].includes(reason))
        this.#heard.push(`request failed: ${reason} ${request.url()}`);
    });
  }
}

/** The browser logs the status of a document that is a 404. */
export const NOT_FOUND_PAGE = /(?:answer 404|status of 404)/;
