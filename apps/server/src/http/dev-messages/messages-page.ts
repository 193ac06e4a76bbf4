import { ownValue } from '@waybill/contract';
import type { CaughtMessage } from '@waybill/identity';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ownValue(ESCAPES, character) ?? '');
}

const ADDRESS = /https?:\/\/[^\s<>"']+/g;

/** The text with its addresses to click; everything else stays text. */
export function linked(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    html += escaped(text.slice(end, match.index));
    html += `<a href="${escaped(match[0])}" rel="noreferrer">${escaped(match[0])}</a>`;
    end = match.index + match[0].length;
  }
  return html + escaped(text.slice(end));
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/dev/messages.css">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${content}
</main>
</body>
</html>
`;
}

/** Messages kept instead of being sent, newest first. */
export function messagesPage(messages: readonly CaughtMessage[]): string {
  if (messages.length === 0) return page('Messages', '<p>No messages yet.</p>');
  return page('Messages', messages.map(article).join('\n'));
}

function article({ to, method, kind, at, subject, text }: CaughtMessage): string {
  const time = new Date(at).toISOString();
  return `<article>
<h2>${escaped(subject || kind)}</h2>
<p><b>${escaped(to)}</b> · ${escaped(method)} · ${escaped(kind)} · <time datetime="${time}">${time}</time></p>
<pre>${linked(text)}</pre>
</article>`;
}

export function signInPage(): string {
  return page(
    'Sign in first',
    '<p>Only administrators can see messages. <a href="/login">Sign in</a>, then open this page again.</p>',
  );
}

export const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; margin: 0; color: #16202b; background: #f6f7f9; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem; }
article { background: #fff; border: 1px solid #cfd6de; border-radius: 8px; padding: 0 1rem; margin: 1rem 0; }
h2 { font-size: 1.05rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;
