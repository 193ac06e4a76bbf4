import { createHash } from 'node:crypto';
import type { WireReply } from '../../wire/endpoint.ts';
import { escapeHtml } from '../../wire/escape-html.ts';
import { SETUP_LANGUAGES, SETUP_TEXTS, type SetupLanguage } from './setup-texts.ts';

const STYLE = `
:root { color-scheme: light dark; color: light-dark(#1a1a1a, #ececec); background: light-dark(#fff, #17191d); font: 1rem/1.5 system-ui, sans-serif; }
a { color: light-dark(#1a4fb0, #9db9ff); }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
section form, dl { border: 1px solid #8888; border-radius: .5rem; padding: 1rem; margin: 1rem 0; }
h3 { font-size: 1rem; margin: 0 0 .75rem; }
label { display: block; font-weight: 600; margin-top: .75rem; }
input, textarea { box-sizing: border-box; width: 100%; font: inherit; padding: .5rem; margin-top: .25rem; border: 1px solid #767676; border-radius: .25rem; }
textarea, .value { font-family: ui-monospace, monospace; font-size: .875rem; }
[aria-invalid=true] { border: 2px solid #c62828; }
.hint { margin: .25rem 0 0; opacity: .8; } .fault { margin: .25rem 0 0; color: #c62828; font-weight: 600; }
@media (prefers-color-scheme: dark) { .fault { color: #ff8a80; } [aria-invalid=true] { border-color: #ff8a80; } }
button { font: inherit; font-weight: 600; margin-top: 1rem; padding: .5rem 1rem; color: #fff; background: #1f5fd1; border: 0; border-radius: .25rem; cursor: pointer; }
:focus-visible { outline: 3px solid #6ea0ff; outline-offset: 2px; }
[role=alert] { border-left: 4px solid #c62828; padding: .25rem .75rem; }
nav { text-align: end; } nav a { margin-inline-start: .75rem; }
dt { font-weight: 600; } dd { margin: 0 0 .5rem; overflow-wrap: anywhere; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Only the style above is loaded, and the page cannot be framed. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

interface Framed {
  language: SetupLanguage;
  title: string;
  /** HTML. */
  body: string;
  /** Where the same page is found in the other languages; absent: nowhere. */
  path?: string | undefined;
  cookies?: readonly string[];
}

/** A page for people in a browser, without scripts. */
export function framed({ language, title, body, path, cookies = [] }: Framed): WireReply {
  const content = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body>${path === undefined ? '' : languages(language, path)}<main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`;
  return {
    body: {},
    cookies,
    text: { contentType: 'text/html; charset=utf-8', content },
    headers: {
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  };
}

function languages(current: SetupLanguage, path: string): string {
  const links = SETUP_LANGUAGES.filter((language) => language !== current).map((language) => {
    const address = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
    const name = language === 'de' ? 'Deutsch' : 'English';
    return `<a href="${escapeHtml(address)}" lang="${language}" hreflang="${language}">${name}</a>`;
  });
  return `<nav aria-label="${SETUP_TEXTS[current].language}">${links.join('')}</nav>`;
}
