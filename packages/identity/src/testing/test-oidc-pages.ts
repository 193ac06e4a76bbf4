/** A page with a button for every account, and one to refuse. */
export function accountPage(
  query: Readonly<Record<string, string>>,
  accounts: readonly { sub: string; name?: unknown }[],
): string {
  const buttons = accounts.map(
    ({ sub, name }) =>
      `<button name="account" value="${escaped(sub)}">Continue as ${escaped(typeof name === 'string' ? name : sub)}</button>`,
  );
  return page(
    'Test provider',
    `<form method="post" action="/choose">${hidden(query)}${buttons.join('')}<button>Refuse</button></form>`,
  );
}

/** A page that posts the answer on its own, as `response_mode=form_post` wants it. */
export function postedForm(address: string, answer: Readonly<Record<string, string>>): string {
  return page(
    'Signing in',
    `<form method="post" action="${escaped(address)}">${hidden(answer)}<button>Go on</button></form>
    <script>document.forms[0].submit()</script>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}</html>`;
}

function hidden(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(
      ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
    )
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
