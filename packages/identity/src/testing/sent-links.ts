import type { Message } from '../messages/message.ts';

/** Links of a message, in order. */
export function linksOf(message: Message | undefined): URL[] {
  const found = message?.text.match(/^https?:\/\/\S+$/gm) ?? [];
  return found.map((link) => new URL(link));
}

/** Token of the only link of a message. */
export function tokenOf(message: Message | undefined): string {
  const [link, ...others] = linksOf(message);
  const token = link?.searchParams.get('t');
  if (!token || others.length > 0) throw new Error('The message does not have one link');
  return token;
}

/** Token of the link with a number, in a message that has several. */
export function tokenOfNumber(message: Message | undefined, number: string): string {
  const lines = message?.text.split('\n') ?? [];
  const link = lines[lines.indexOf(`${number}:`) + 1];
  return (link && new URL(link).searchParams.get('t')) ?? '';
}
