import { colleagueOf } from '../company/client-facts.ts';
import type { Moment } from '../company/moment.ts';
import { driveActivity, internalAccess } from '../payloads/drive-activity.ts';
import type { GoogleValues } from '../payloads/google-parameters.ts';
import type { SamplePayload } from '../sample-payload.ts';

/** Activity in Drive, with frequencies. */
const ACTS = [
  ['view', 42],
  ['edit', 25],
  ['download', 5],
  ['sync_item_content', 4],
  ['upload', 4],
  ['create', 5],
  ['change_user_access', 5],
  ['preview', 3],
  ['rename', 2],
  ['move', 2],
  ['copy', 2],
  ['print', 1],
  ['trash', 1],
] as const;

/** One action in Drive on a document of the person's. */
export function driveRoutine(moment: Moment): SamplePayload[] {
  const { random, company, person } = moment;
  const document = company.documents.pickFor(person, random);
  const act = random.weighted(ACTS);
  if (act === 'create') {
    // Drive logs the creator's own access in addition to the creation.
    const created = { ...document, owner: person.email };
    const own = { ...internalAccess(person.email, 'owner'), visibility_change: 'none' };
    return [
      driveActivity(moment, created, [
        [act, { visibility: 'private' }],
        ['change_user_access', { ...own, primary_event: false, visibility: 'private' }],
      ]),
    ];
  }
  return [driveActivity(moment, document, [[act, valuesOf(moment, act, document.folder)]])];
}

function valuesOf(moment: Moment, act: string, folder: string): GoogleValues {
  const { random } = moment;
  switch (act) {
    case 'change_user_access':
      return internalAccess(colleagueOf(moment).email, random.pick(['can_view', 'can_edit']));
    case 'upload':
      return { destination_folder_title: folder, visibility: 'private' };
    case 'move':
      return {
        source_folder_title: [folder],
        destination_folder_id: [`0B${random.hex(26)}`],
        destination_folder_title: [`${folder} archive`],
      };
    case 'rename':
      return { old_value: ['Untitled'], new_value: ['Renamed'] };
    case 'download':
    case 'sync_item_content':
      return { source_folder_title: folder };
    default:
      return {};
  }
}
