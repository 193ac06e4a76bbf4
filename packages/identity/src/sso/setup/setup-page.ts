import type { WireReply } from '../../wire/endpoint.ts';
import { escapeHtml } from '../../wire/escape-html.ts';
import { framed } from './setup-frame.ts';
import type { SetupFault } from './save-setup.ts';
import { SETUP_FORM_PATH, SETUP_OPEN_PATH, SETUP_PATH } from './setup-path.ts';
import { SETUP_LANGUAGES, SETUP_TEXTS, type SetupLanguage, type SetupText } from './setup-texts.ts';

/** A page that only says something. */
export function noticePage(language: SetupLanguage, title: SetupText, text: SetupText): WireReply {
  const texts = SETUP_TEXTS[language];
  return framed({ language, title: texts[title], body: `<p>${texts[text]}</p>` });
}

/** In every language: the request has not been read yet. */
export function busyPage(): WireReply {
  const texts = SETUP_LANGUAGES.map(
    (language) => `<p lang="${language}">${SETUP_TEXTS[language].busyText}</p>`,
  );
  return framed({ language: 'en', title: SETUP_TEXTS.en.busy, body: texts.join('') });
}

/** Asks first: mail scanners open every link. `token` must be one created here. */
export function openPage(language: SetupLanguage, token: string): WireReply {
  const texts = SETUP_TEXTS[language];
  const fields = `${hidden('t', token)}${hidden('lang', language)}`;
  const body = `<p>${texts.openText}</p>
<form method="post" action="${SETUP_OPEN_PATH}">${fields}<button>${texts.open}</button></form>`;
  return framed({ language, title: texts.title, body, path: `${SETUP_PATH}?t=${token}` });
}

/** All that the page shows of the tenant. */
export interface SetupView {
  tenantName: string;
  /** Our SAML identity, and the OpenID Connect return address. */
  ours: { entityId: string; acsUrl: string; redirectUri: string };
  domains: readonly string[];
  /** Kind and address of the provider that is set up; null: none. */
  current: { kind: string; provider: string } | null;
  /** Contents of the fields, by name; never a secret. */
  values: ReadonlyMap<string, string>;
  hasSecret: boolean;
  /** Proves that the form was shown to this browser. */
  formKey: string;
  fault: SetupFault | null;
}

export function formPage(language: SetupLanguage, view: SetupView): WireReply {
  const texts = SETUP_TEXTS[language];
  const { current, ours, fault } = view;
  const form = (kind: 'metadata' | 'saml' | 'oidc', fields: string): string =>
    `<form method="post" action="${SETUP_FORM_PATH}" novalidate><h3>${texts[kind]}</h3>
${hidden('kind', kind)}${hidden('key', view.formKey)}${hidden('lang', language)}${fields}
<button>${texts.save}</button></form>`;
  const field = (name: SetupText, more: Partial<Field> = {}): string =>
    input({ name, label: texts[name], value: view.values.get(name) ?? '', fault, texts, ...more });
  const body = `${fault ? `<p role="alert">${texts.error} ${texts[fault.text]}</p>` : ''}
<p>${texts.forTenant} <strong>${escapeHtml(view.tenantName)}</strong></p>
<dl><dt>${texts.current}</dt><dd>${current ? escapeHtml(`${current.kind}: ${current.provider}`) : texts.none}</dd>
<dt>${texts.domains}</dt><dd>${escapeHtml(view.domains.join(', ')) || texts.noDomains}</dd></dl>
<section><h2>${texts.ours}</h2><p>${texts.oursText}</p>
<dl>${shown(texts.entityIdOurs, ours.entityId)}${shown(texts.acsUrl, ours.acsUrl)}${shown(texts.redirectUri, ours.redirectUri)}</dl></section>
<section><h2>${texts.method}</h2><p>${texts.methodText}</p>
${form('metadata', field('metadataUrl', { type: 'url', hint: texts.metadataHint }))}
${form('saml', field('idpUrl', { type: 'url' }) + field('entityId') + field('idpCert', { type: 'lines' }))}
${form(
  'oidc',
  field('issuer', { type: 'url' }) +
    field('clientId') +
    field('clientSecret', {
      type: 'password',
      ...(view.hasSecret ? { hint: texts.secretHint, isOptional: true } : {}),
    }),
)}</section>`;
  return framed({ language, title: texts.title, body, path: SETUP_FORM_PATH });
}

interface Field {
  name: SetupText;
  label: string;
  value: string;
  type?: 'text' | 'url' | 'password' | 'lines';
  hint?: string;
  isOptional?: boolean;
  fault: SetupFault | null;
  texts: Record<SetupText, string>;
}

function input(field: Field): string {
  const { name, label, value, type = 'text', hint, isOptional, fault, texts } = field;
  const isWrong = fault?.field === name;
  const notes = [...(hint ? [`${name}-hint`] : []), ...(isWrong ? [`${name}-fault`] : [])];
  const attributes = [
    `id="${name}" name="${name}"${isOptional ? '' : ' required'}`,
    isWrong ? 'aria-invalid="true" autofocus' : '',
    notes.length > 0 ? `aria-describedby="${notes.join(' ')}"` : '',
  ].join(' ');
  const control =
    type === 'lines'
      ? `<textarea ${attributes} rows="6" spellcheck="false">\n${escapeHtml(value)}</textarea>`
      : `<input ${attributes} type="${type}" value="${escapeHtml(value)}" autocomplete="off" spellcheck="false">`;
  return `<label for="${name}">${label}</label>${control}
${hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''}${isWrong ? `<p class="fault" id="${name}-fault">${texts[fault.text]}</p>` : ''}`;
}

function shown(label: string, value: string): string {
  return `<dt>${label}</dt><dd class="value">${escapeHtml(value)}</dd>`;
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
}
