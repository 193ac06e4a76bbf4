import { escapeHtml } from '../../wire/escape-html.ts';
import type { FlowButton, FlowField, FlowScreen } from '../flow.ts';

const STYLE = `<style>
  div.screen { display: grid; gap: 0.75rem; max-width: 24rem; font: 1rem/1.5 system-ui, sans-serif; }
  div.screen h1 { font-size: 1.25rem; margin: 0; }
  div.screen label { display: grid; gap: 0.25rem; }
  div.screen input { font: inherit; padding: 0.5rem; }
  div.screen descope-button { padding: 0.5rem; border: 1px solid; border-radius: 0.25rem; text-align: center; cursor: pointer; }
  div.screen .hide, div.screen .hidden { display: none; }
</style>`;

/**
 * A screen for clients without their own, made of plain elements: the component binds its kind of
 * buttons, sends all named fields and writes errors into `error-message`.
 */
export function screenPage(screen: FlowScreen, buttons: readonly FlowButton[]): string {
  return [
    STYLE,
    '<div class="screen">',
    `<h1>${escapeHtml(screen.title)}</h1>`,
    '<p data-type="error-message" role="alert" class="hide"></p>',
    ...screen.fields.map(field),
    ...buttons.map(button),
    '</div>',
    '',
  ].join('\n');
}

function field({ name, label, type, autocomplete }: FlowField): string {
  const input = `<input name="${escapeHtml(name)}" type="${type}" autocomplete="${escapeHtml(autocomplete)}">`;
  return `<label>${escapeHtml(label)} ${input}</label>`;
}

function button({ id, label, provider }: FlowButton): string {
  const goesAlong =
    provider === undefined ? '' : ` data-descope-provider="${escapeHtml(provider)}"`;
  // For Enter.
  const isMain = id === 'submit' ? ' auto-submit="true"' : '';
  // The provider validates the fields, so browser validation is off.
  const attributes = `data-type="button" formnovalidate="true" id="${escapeHtml(id)}"${isMain}${goesAlong}`;
  return `<descope-button ${attributes}>${escapeHtml(label)}</descope-button>`;
}
