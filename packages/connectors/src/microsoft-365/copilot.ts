import type { VendorRecord } from '../kit/define-connector.ts';
import { field, recordOf, recordsOf, textAt } from '../kit/field.ts';
import { basename, extensionOf } from '../kit/file-name.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { operationRule } from '../kit/operation-table.ts';
import { texts } from '../kit/text.ts';
import { parseUrl } from '../kit/url-host.ts';
import { GENERAL_OPERATIONS } from './general-operations.data.ts';
import { structured } from '../kit/microsoft/structured.ts';

/** Maximum listed documents per record, so that one long chat stays readable. */
const LISTED_RESOURCES = 10;

/** A chat with Copilot: the documents it read or was asked about, the first of them as the object. */
export function copilotFacts(record: VendorRecord, base: EventFacts): Partial<EventFacts> {
  const data = recordOf(structured(record['CopilotEventData']));
  const resources = recordsOf(data['AccessedResources']);
  const contexts = recordsOf(data['Contexts']);
  const first = resources[0] ?? contexts[0];
  const url = textAt(first, 'SiteUrl') ?? urlOf(textAt(first, 'Id'));
  const name = textAt(first, 'Name') ?? fileInUrl(url);
  const names = resources.flatMap((resource) => texts(field(resource, 'Name')));
  const host = textAt(data, 'AppHost');
  return {
    ...operationRule(GENERAL_OPERATIONS, base.vendorOperation),
    object: {
      kind: first === undefined ? 'other' : 'file',
      id: textAt(first, 'listItemUniqueId', 'Id') ?? textAt(data, 'ThreadId'),
      name,
      extension: extensionOf(name),
      url,
    },
    // What Copilot reads flows into the chat.
    destination: {
      kind: 'app',
      name: 'Copilot',
      host: null,
      container: textAt(data, 'ThreadId'),
      account: textAt(record, 'OrganizationId')?.toLowerCase() ?? null,
    },
    extra: {
      ...base.extra,
      ...(host !== null && { copilotIn: host }),
      ...(names.length > 0 && { resources: names.slice(0, LISTED_RESOURCES).join(', ') }),
    },
  };
}

function urlOf(value: string | null): string | null {
  return parseUrl(value) === null ? null : value;
}

/** A document that is open in the browser has its name in the parameter `file`, else it is the last step. */
function fileInUrl(url: string | null): string | null {
  const parsed = parseUrl(url);
  if (parsed === null) return null;
  return parsed.searchParams.get('file') ?? basename(parsed.pathname);
}
