import type { OutdatedPhrase } from './phrases.data.ts';

/** Literal translations and terms that the glossary (docs/guides/language.md) replaces. */
export const OUTDATED_GERMAN: readonly OutdatedPhrase[] = [
  { pattern: /\bFassung(?:en)?\b/, instead: 'Version' },
  { pattern: /\bHandlung(?:en)?\b/, instead: 'Aktion' },
  { pattern: /\bAufzeichnung(?:en)?\b/, instead: 'Datensatz' },
  { pattern: /\bStrom(?:s)?\b|\bStröme[n]?\b/, instead: 'Stream' },
  { pattern: /\bSchlagworte?\b/, instead: 'Tag, Tags' },
  { pattern: /\bSchutzbedarf\b/, instead: 'Sensibilität' },
  { pattern: /\bAnmeldewege?n?\b/, instead: 'Anmeldemethode' },
  { pattern: /\bverschon(?:t|en)\b/i, instead: 'ausnehmen, ausschließen' },
  { pattern: /\b(?:erprob(?:t|en)|Erprobung)\b/i, instead: 'testen' },
  { pattern: /\bvon Hand\b/i, instead: 'manuell' },
  { pattern: /\bvon selbst\b/i, instead: 'automatisch' },
  { pattern: /\bauf halbem Weg\b/i, instead: 'vorzeitig abgebrochen' },
  { pattern: /\bnoch einmal\b/i, instead: 'erneut' },
  { pattern: /\bzurückgenommen\b/i, instead: 'rückgängig gemacht, aufgehoben' },
  { pattern: /\bbinnen\b/i, instead: 'innerhalb von' },
  { pattern: /\bin Gebrauch\b/i, instead: 'aktiv' },
  { pattern: /\bin Kraft\b/i, instead: 'aktiv' },
  { pattern: /\bist keiner\.|\bsind keine$/i, instead: 'Ignorierte …' },
  { pattern: /\bAudit-?(?:Log|Protokoll)s?\b/i, instead: 'Prüfprotokoll' },
  { pattern: /\bmisslungen\b/i, instead: 'fehlgeschlagen' },
  { pattern: /\bdarf(?:st)? nicht sehen\b|\bdürfen .* nicht sehen\b/i, instead: 'keinen Zugriff' },
  { pattern: /\bunterwegs\b/i, instead: 'gesendet, wird geladen' },
  { pattern: /\bdafür einsteht\b|\bsteht .* ein\.$/i, instead: 'Verantwortlicher' },
  { pattern: /\bNoch (?:ist|sind|hat|haben|gibt)\b/, instead: 'Noch keine …' },
];
