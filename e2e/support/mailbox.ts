import { expect, type Page } from '@playwright/test';

export interface ReadMessage {
  text: string;
  /** Addresses to click, in order. */
  links: string[];
}

const ARRIVED_MS = 20_000;

/** The page of stored messages, opened by an administrator. */
export interface Mailbox {
  page: Page;
  /** The newest message to someone, once there are `count` of them. */
  newest(to: string, count?: number): Promise<ReadMessage>;
}

/** @param page of someone who is signed in as an administrator. */
export function mailboxOn(page: Page): Mailbox {
  return {
    page,
    async newest(to, count = 1) {
      const found = page.getByRole('article').filter({ has: page.getByText(to, { exact: true }) });
      // A message may still be on its way when the screen says that it was sent.
      await expect(async () => {
        await page.goto('/dev/messages');
        expect(await found.count()).toBeGreaterThanOrEqual(count);
      }).toPass({ timeout: ARRIVED_MS });
      const newest = found.first();
      const links = await newest.getByRole('link').all();
      return {
        text: await newest.innerText(),
        links: await Promise.all(links.map((link) => link.innerText())),
      };
    },
  };
}

/** The code of six digits in a message. */
export function codeIn({ text }: ReadMessage): string {
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

/** The only link of a message. */
export function linkIn({ links }: ReadMessage): string {
  expect(links).toHaveLength(1);
  return links[0] ?? '';
}
