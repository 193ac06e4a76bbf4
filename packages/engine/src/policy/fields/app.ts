import { TRISTATES, type ActivityEvent } from '@waybill/contract';
import type { EventContext } from '../event-context.ts';
import type { FieldGroup } from '../field.ts';
import { choice, field, firstFact, fromFacts, truthIn } from '../field-rows.ts';

/** `Mail.Read Files.Read.All` and `files:read, chat:write` are two permissions each. */
function permissionsOf({ extra }: ActivityEvent): readonly string[] {
  const written = firstFact(extra, ['scopes', 'tokenScopes']) ?? '';
  return [...new Set(written.split(/[\s,]+/).filter((permission) => permission !== ''))];
}

function consentBy({ extra }: ActivityEvent): 'administrator' | 'person' | null {
  const isAdmin = truthIn(firstFact(extra, ['adminConsent']));
  if (isAdmin !== null) return isAdmin ? 'administrator' : 'person';
  // Only administrators can consent for everyone.
  return extra['consent'] === 'everyone' ? 'administrator' : null;
}

/** The directory knows the app, or the record says whether the vendor reviewed it. */
function isVerified(event: ActivityEvent, context: EventContext): 'yes' | 'no' | null {
  const known = context.app();
  const verified = known?.isVerified ?? truthIn(firstFact(event.extra, ['reviewed']));
  if (verified === null) return null;
  return verified ? 'yes' : 'no';
}

/** An application's permissions, who granted them, and its publisher. */
export const fields: FieldGroup = [
  fromFacts(
    field('app.permissions', 'list', 'App: permissions granted', permissionsOf),
    'scopes',
    'tokenScopes',
  ),
  fromFacts(
    choice('app.consentBy', 'App: consent given by', ['administrator', 'person'], consentBy),
    'adminConsent',
    'consent',
  ),
  {
    name: 'app.publisherVerified',
    type: 'string',
    label: 'App: publisher verified',
    values: TRISTATES,
    needs: 'app',
    read: isVerified,
  },
  {
    name: 'app.publisher',
    type: 'string',
    label: 'App: publisher',
    needs: 'app',
    read: (_event, context) => context.app()?.publisher ?? null,
  },
  {
    name: 'app.firstParty',
    type: 'boolean',
    label: 'App: from the directory vendor',
    needs: 'app',
    read: (_event, context) => context.app()?.isFirstParty ?? null,
  },
];
