import { commandAct } from '../kit/command-act.ts';
import type { VendorRecord } from '../kit/define-connector.ts';
import { textAt } from '../kit/field.ts';
import { basename } from '../kit/file-name.ts';
import type { Hooks } from '../kit/map/map-declaration.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { truth } from '../kit/number.ts';
import { lowerText } from '../kit/text.ts';

export const sentinelOneHooks: Hooks = {
  funnelOutcome: (event) => {
    const login = truth(event['event_login_loginIsSuccessful']);
    if (login !== null) return login ? 'success' : 'failure';
    const status = lowerText(event['event_network_connectionStatus']);
    if (status === null) return 'unknown';
    return status === 'success' ? 'success' : 'failure';
  },
  funnelObjectKind: (event) => (textAt(event, 'tgt_file_path') === null ? 'other' : 'file'),
  funnelProcess: (event) =>
    isStart(event)
      ? (basename(event['tgt_process_image_path']) ?? textAt(event, 'tgt_process_name'))
      : (textAt(event, 'src_process_name') ?? null),
  funnelProcessPath: (event) =>
    textAt(event, isStart(event) ? 'tgt_process_image_path' : 'src_process_image_path'),
  funnelParent: (event) =>
    textAt(event, isStart(event) ? 'src_process_name' : 'src_process_parent_name'),
  funnelCommandLine: (event) =>
    textAt(event, isStart(event) ? 'tgt_process_cmdline' : 'src_process_cmdline'),
  funnelAct: (event): Partial<EventFacts> =>
    (isStart(event) ? commandAct(event['tgt_process_cmdline']) : null) ?? {},
};

/** A process began: the target is the process, the source its parent. */
function isStart(event: VendorRecord): boolean {
  return /^process ?creation$/i.test(textAt(event, 'event_type', 'meta_event_name') ?? '');
}
