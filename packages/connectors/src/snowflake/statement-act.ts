import {
  ownValue,
  type DataObject,
  type Place,
  type Recipient,
  type Visibility,
} from '@waybill/contract';
import { OWN_DEVICE } from '../kit/destination-place.ts';
import { basename, extensionOf } from '../kit/file-name.ts';
import type { OperationRule } from '../kit/operation-table.ts';
import { isWord, nameAfter, nextName, tokensAfter, type Tokens } from './statement-words.ts';
import { grantAct } from './grant-act.ts';
import { snowflake, stagedFile, storePlace } from './snowflake-place.ts';
import { sqlTokens } from './sql-tokens.ts';

/** Data movement of a statement, from its text. */
export interface StatementAct extends OperationRule {
  object?: Partial<DataObject>;
  origin?: Place | null;
  destination?: Place | null;
  recipients?: Recipient[];
  targetUser?: string | null;
  targetGroup?: string | null;
  visibilityAfter?: Visibility | null;
}

const NOTHING: OperationRule = { action: null, movement: 'none' };
const READERS: Readonly<Record<string, (tokens: Tokens) => StatementAct | null>> = {
  GET: getAct,
  PUT: putAct,
  COPY: copyAct,
  GRANT: grantAct,
  CREATE: createAct,
  ALTER: alterAct,
  DROP: userAct,
  SELECT: viewAct,
  WITH: viewAct,
};

/**
 * Data movement of a Snowflake statement: files fetched from or put to a stage, tables exported to
 * files and loaded from them, grants and shares, tables cloned and renamed. Null if the text does not
 * say (it is hidden, or of another kind); the row's QUERY_TYPE decides then. Linear in the text's
 * length.
 */
export function statementAct(sql: string): StatementAct | null {
  const tokens = sqlTokens(sql);
  const verb = tokens[0]?.kind === 'word' ? tokens[0].text.toUpperCase() : '';
  return ownValue(READERS, verb)?.(tokens) ?? null;
}

function viewAct(tokens: Tokens): StatementAct {
  return {
    action: 'View',
    movement: 'none',
    object: { kind: 'database', name: nameAfter(tokens, 'FROM') },
  };
}

/** `GET @stage/path file:///target`: files of a stage come to the person's computer. */
function getAct(tokens: Tokens): StatementAct | null {
  const stage = tokens[1];
  if (stage?.kind !== 'stage') return null;
  return {
    action: 'Download',
    movement: 'download',
    object: stagedFile(stage.text),
    origin: storePlace(stage.text),
    destination: OWN_DEVICE,
  };
}

/** `PUT file:///path @stage`. */
function putAct(tokens: Tokens): StatementAct | null {
  const [, file, stage] = tokens;
  if (file?.kind !== 'text' || stage?.kind !== 'stage') return null;
  const path = file.text.replace(/^file:\/\//i, '');
  return {
    action: 'Upload',
    movement: 'upload',
    object: { kind: 'file', path, name: basename(path), extension: extensionOf(path) },
    origin: OWN_DEVICE,
    destination: storePlace(stage.text),
  };
}

/** `COPY INTO` a stage or an address writes files, into a table it reads them. */
function copyAct(tokens: Tokens): StatementAct | null {
  const target = tokens[2];
  if (!isWord(tokens[1], 'INTO') || !target) return null;
  if (target.kind === 'stage' || target.kind === 'text') return unloadAct(tokens, target.text);
  if (target.kind !== 'word' && target.kind !== 'name') return null;
  const source = tokensAfter(tokens, 'FROM').find(
    ({ kind }) => kind === 'stage' || kind === 'text',
  );
  return {
    action: 'Upload',
    movement: 'upload',
    object: source ? stagedFile(source.text) : { kind: 'database', name: target.text },
    origin: source ? storePlace(source.text) : null,
    destination: snowflake(target.text),
  };
}

function unloadAct(tokens: Tokens, target: string): StatementAct {
  const table = nameAfter(tokens, 'FROM');
  const file = stagedFile(target);
  return {
    action: 'Download',
    movement: 'download',
    // Without a file name, the target is a prefix; the object is then the table.
    object: file.extension ? file : { kind: 'database', name: table, path: target },
    origin: snowflake(table),
    destination: storePlace(target),
  };
}

/** `CREATE [OR REPLACE] … kind name …`. */
function createAct(tokens: Tokens): StatementAct | null {
  const head = tokens.slice(1, 8);
  if (
    head.some((token) => isWord(token, 'SHARE')) &&
    !head.some((token) => isWord(token, 'FROM'))
  ) {
    return {
      action: 'Share',
      movement: 'share',
      object: { kind: 'database', name: nextName(tokens, 'SHARE') },
    };
  }
  if (head.some((token) => isWord(token, 'LISTING'))) {
    return {
      action: 'Share',
      movement: 'share',
      object: { kind: 'database', name: nextName(tokens, 'LISTING') },
    };
  }
  if (head.some((token) => isWord(token, 'USER'))) return userAct(tokens);
  return copiedTable(tokens);
}

const STORED = ['TABLE', 'SCHEMA', 'DATABASE'] as const;

/** `CREATE TABLE x CLONE y`, and `CREATE TABLE x AS SELECT … FROM y`. */
function copiedTable(tokens: Tokens): StatementAct | null {
  const kind = STORED.find((word) => tokens.slice(1, 6).some((token) => isWord(token, word)));
  if (kind === undefined) return null;
  const clone = nextName(tokens, 'CLONE');
  const isQuery = tokens.some(
    (token, index) => isWord(token, 'AS') && tokens.slice(index + 1, index + 3).some(isQueryWord),
  );
  const from = clone ?? (isQuery ? nameAfter(tokens, 'FROM') : null);
  if (from === null) return null;
  return {
    action: 'Copy',
    movement: 'copy',
    object: { kind: 'database', name: from },
    origin: snowflake(from),
    destination: snowflake(nextName(tokens, kind)),
  };
}

function isQueryWord(token: Tokens[number]): boolean {
  return isWord(token, 'SELECT') || isWord(token, 'WITH');
}

function alterAct(tokens: Tokens): StatementAct | null {
  const [, kind] = tokens;
  if (isWord(kind, 'USER')) return userAct(tokens);
  if (isWord(kind, 'SHARE') || isWord(kind, 'DATABASE') || isWord(kind, 'FAILOVER')) {
    const given = accountsAct(tokens);
    if (given) return given;
  }
  if (isWord(kind, 'LISTING')) {
    return {
      action: 'Share',
      movement: 'share',
      object: { kind: 'database', name: nextName(tokens, 'LISTING') },
    };
  }
  const at = tokens.findIndex((token) => isWord(token, 'RENAME'));
  if (at < 0 || !isWord(tokens[at + 1], 'TO')) return null;
  return {
    action: 'Rename',
    movement: 'none',
    object: { kind: 'database', name: tokens[at - 1]?.text ?? null },
  };
}

/** `ALTER SHARE s ADD|SET ACCOUNTS = a, b`, `ALTER DATABASE d ENABLE REPLICATION TO ACCOUNTS a, b`. */
function accountsAct(tokens: Tokens): StatementAct | null {
  const words = tokens.slice(0, 8);
  const gives = ['ADD', 'SET', 'ENABLE'].some((word) => words.some((token) => isWord(token, word)));
  const accounts = tokensAfter(tokens, 'ACCOUNTS')
    .filter(({ kind }) => kind === 'word' || kind === 'name')
    .map(({ text }) => text.toLowerCase())
    .filter((name) => !name.includes('share_restrictions'));
  if (!gives || accounts.length === 0) return null;
  return {
    action: 'Share',
    movement: 'share',
    object: { kind: 'database', name: tokens[2]?.text ?? null },
    recipients: accounts.map((address) => ({
      kind: 'account',
      address,
      domain: null,
      outside: 'unknown',
    })),
    destination: {
      kind: 'account',
      name: 'Snowflake',
      host: null,
      container: null,
      account: accounts[0] ?? null,
    },
  };
}

/** `CREATE | ALTER | DROP USER [IF EXISTS] name`: the person is whom it is about. */
function userAct(tokens: Tokens): StatementAct | null {
  if (!tokens.slice(1, 4).some((token) => isWord(token, 'USER'))) return null;
  const name = nextName(tokens, 'USER');
  return { ...NOTHING, targetUser: name, object: { kind: 'account', name } };
}
