import { commandAct } from '../kit/command-act.ts';
import { field, textAt } from '../kit/field.ts';
import type { Hooks } from '../kit/map/map-declaration.ts';
import type { EventFacts } from '../kit/mapped-event.ts';

/** Words of ECS agents for a process that began. */
const STARTS =
  /^(?:process-created|exec|start|fork|executed|process_started|ProcessCreate.*|1|4688)$/;

export const agentLogHooks: Hooks = {
  logOutcome: (record) => {
    const outcome = textAt(record, 'event.outcome');
    if (outcome === 'success' || outcome === 'failure') return outcome;
    const audit = textAt(record, 'action.properties.EventType', 'winlog.keywords.0');
    if (audit === 'AUDIT_SUCCESS' || audit === 'Audit Success') return 'success';
    return audit === 'AUDIT_FAILURE' || audit === 'Audit Failure' ? 'failure' : 'unknown';
  },
  logObjectKind: (record) => (textAt(record, 'file.name', 'file.path') === null ? 'other' : 'file'),
  logAct: (record): Partial<EventFacts> => {
    const action = textAt(record, 'event.action', 'action.name', 'event.code') ?? '';
    const line = field(record, 'process.command_line');
    return (STARTS.test(action) ? commandAct(line) : null) ?? {};
  },
};
