import type { BrowserContext, Page } from '@playwright/test';

const SIDEWAYS = 'scrolls sideways';

/** Runs inside every page: whatever is wider than the screen, at any moment, becomes an error in the console. */
function watchWidth(complaint: string): void {
  let isPlanned = false;
  const check = (): void => {
    isPlanned = false;
    if (location.host === '') return;
    const room = Math.min(innerWidth, screen.width);
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= room) return;
    const widest = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > room + 0.5,
    );
    const names = widest.slice(0, 4).map((one) => `${one.tagName}.${one.getAttribute('class') ?? ''}`);
    console.error(`${complaint}: ${scrollWidth} > ${room} at ${location.pathname} (${names.join(' ')})`);
  };
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(check);
  };
  const observe = (): void => {
    new MutationObserver(plan).observe(document, { subtree: true, childList: true, characterData: true });
    addEventListener('resize', plan);
    plan();
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', observe);
  else observe();
}

/** Collects whatever must not happen on any page of a test. */
export class Guard {
  readonly #complaints: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #hosts: ReadonlySet<string>;

  /** @param hosts host names with ports that may be asked */
  constructor(hosts: readonly string[]) {
    this.#hosts = new Set(hosts);
  }

  /** Everything that was seen and not expected. */
  get complaints(): readonly string[] {
    return this.#complaints.filter((complaint) => !this.#expected.some((known) => known.test(complaint)));
  }

  /** Something this test brings about on purpose, such as a page that does not exist. */
  expects(complaint: RegExp): void {
    this.#expected.push(complaint);
  }

  async watch(context: BrowserContext, who: string): Promise<void> {
    await context.addInitScript(watchWidth, SIDEWAYS);
    context.on('page', (page) => this.#watchPage(page, who));
    context.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') && !this.#hosts.has(host)) this.#note(who, `asked ${request.url()}`);
    });
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      this.#note(who, `request failed: ${request.method()} ${request.url()} ${why}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.#note(who, `answered ${response.status()}: ${response.url()}`);
    });
  }

  #watchPage(page: Page, who: string): void {
    page.on('pageerror', (error) => this.#note(who, `page error: ${error.stack ?? error.message}`));
    page.on('crash', () => this.#note(who, 'page crashed'));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#note(who, `console: ${message.text()}`);
    });
    page.on('websocket', (socket) => {
      if (!this.#hosts.has(new URL(socket.url()).host)) this.#note(who, `asked ${socket.url()}`);
    });
  }

  #note(who: string, what: string): void {
    this.#complaints.push(`${who}: ${what}`);
  }
}
