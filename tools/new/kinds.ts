import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DETECTION_ORIGINS } from '@waybill/contract/enums';
import { addContractRoutes } from './add-contract-routes.ts';
import {
  addSecretRow,
  addSecretTokens,
  SECRET_TOKENS_FILE,
  secretTable,
} from './add-secret-row.ts';
import { spellings, type Placeholders } from './names.ts';

/** A change of a file that exists. */
interface Edit {
  file: string;
  apply(text: string, placeholders: Placeholders): string;
}

/** One kind of extension that can be scaffolded. */
export interface Kind {
  /** What to type after the kind. */
  usage: string;
  /** One line for the list of kinds. */
  summary: string;
  /** Placeholders of the template; throws on an id that the kind cannot have. */
  placeholders(id: string, root: string): Placeholders;
  /** Edits of hand-written code that the kind needs besides its own files, each with the file’s name. */
  edits?(id: string): readonly Edit[];
  /** What its author does next. */
  next: string;
}

/** Every kind, by its name; the template of a kind is in `templates/<name>`. */
export const KINDS = {
  connector: {
    usage: '<source-id>',
    summary: 'reads the records of one source, e.g. zoom',
    placeholders: connectorPlaceholders,
    next: 'Check name, kind, icon and domains in manifest.json; then see docs/guides/add-a-connector.md.',
  },
  classifier: {
    usage: '<group>/<id>',
    summary: 'recognises one data type in text, e.g. financial/iban',
    placeholders: classifierPlaceholders,
    next: 'Replace pattern, check, keywords and examples; see docs/guides/add-a-classifier.md.',
  },
  secret: {
    usage: '<id>',
    summary: 'recognises the secret of one vendor: a row of a table, e.g. acme-api-key',
    placeholders: spellings,
    edits: (id) => [
      { file: secretTable(id), apply: addSecretRow },
      { file: SECRET_TOKENS_FILE, apply: addSecretTokens },
    ],
    next: 'Replace pattern, keywords, reference and token; see docs/guides/add-a-classifier.md.',
  },
  detector: {
    usage: '<origin>/<id>',
    summary: 'yields detections of one origin, e.g. event-suspicious/unusual-print',
    placeholders: detectorPlaceholders,
    next: 'Replace the facts and the examples; see docs/guides/add-a-detector.md.',
  },
  screen: {
    usage: '<id>',
    summary: 'a page of the console with its address and its place in the side bar',
    placeholders: spellings,
    next: 'Give it the data it shows; see docs/guides/add-a-screen.md.',
  },
  widget: {
    usage: '<id>',
    summary: 'a tile of the dashboard',
    placeholders: spellings,
    next: 'Give it the data it shows; see docs/guides/add-a-widget.md.',
  },
  tab: {
    usage: '<id>',
    summary: 'a tab of the settings',
    placeholders: spellings,
    next: 'Give it the form it shows; see docs/guides/add-a-setting.md.',
  },
  resource: {
    usage: '<id>',
    summary: 'a table, its routes in the contract and the feature that answers them',
    placeholders: resourcePlaceholders,
    edits: () => [{ file: 'packages/contract/src/routes.ts', apply: addContractRoutes }],
    next: 'Run npm run gen: the API reference is committed.',
  },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

export function isKindName(name: string | undefined): name is KindName {
  return name !== undefined && Object.hasOwn(KINDS, name);
}

export const KIND_NAMES: readonly KindName[] = Object.keys(KINDS).filter(isKindName);

function connectorPlaceholders(id: string): Placeholders {
  const names = spellings(id);
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { ...names, __Source__: words.join(' ') };
}

function classifierPlaceholders(id: string): Placeholders {
  const [group, name, ...rest] = id.split('/');
  if (!group || !name || rest.length > 0) throw new Error('Say <group>/<id>, e.g. financial/iban');
  return { ...spellings(name), __group__: spellings(group)['__kebab__'] ?? group };
}

function detectorPlaceholders(id: string): Placeholders {
  const [written, name, ...rest] = id.split('/');
  if (!written || !name || rest.length > 0) {
    throw new Error('Say <origin>/<id>, e.g. event-suspicious/unusual-print');
  }
  const origins: readonly string[] = DETECTION_ORIGINS;
  const origin = spellings(written)['__camel__'];
  if (origin === undefined || !origins.includes(origin)) {
    throw new Error(`"${written}" is no detection origin; these are: ${origins.join(', ')}`);
  }
  return { ...spellings(name), __origin__: origin };
}

function resourcePlaceholders(id: string, root: string): Placeholders {
  const migrations = readdirSync(path.join(root, 'packages/store/migrations'));
  const numbers = migrations.map((file) => Number.parseInt(file, 10)).filter(Number.isInteger);
  const next = Math.max(0, ...numbers) + 1;
  return { ...spellings(id), __number__: String(next).padStart(4, '0') };
}
