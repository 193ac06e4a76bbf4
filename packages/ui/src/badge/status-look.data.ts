import {
  AlarmClock,
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleSlash,
  CircleX,
  GitMerge,
  Hourglass,
  LoaderCircle,
  Siren,
  Users,
  type LucideIcon,
} from 'lucide-react';

export interface StatusLook {
  Icon: LucideIcon;
  /** Class of the icon; the word keeps the surrounding colour. */
  className: string;
}

const QUIET = 'text-ink-3';
const UNDER_WAY = 'text-accent';
const GOOD = 'text-ok';
const BAD = 'text-critical';
const WAITING = 'text-medium';

/** Look of every status that the product has, of whatever it is a status. Each icon shape differs. */
export const STATUS_LOOK: ReadonlyMap<string, StatusLook> = new Map(
  Object.entries({
    new: { Icon: CircleDashed, className: QUIET },
    open: { Icon: CircleDashed, className: QUIET },
    draft: { Icon: CircleDashed, className: QUIET },
    pending: { Icon: Hourglass, className: WAITING },
    invited: { Icon: Hourglass, className: WAITING },
    in_review: { Icon: CircleDot, className: UNDER_WAY },
    triaged: { Icon: CircleDot, className: UNDER_WAY },
    acknowledged: { Icon: CircleDot, className: UNDER_WAY },
    running: { Icon: LoaderCircle, className: UNDER_WAY },
    syncing: { Icon: LoaderCircle, className: UNDER_WAY },
    awaiting_person: { Icon: Hourglass, className: WAITING },
    awaiting_team: { Icon: Users, className: WAITING },
    escalated: { Icon: Siren, className: BAD },
    snoozed: { Icon: AlarmClock, className: QUIET },
    suppressed: { Icon: CircleSlash, className: QUIET },
    disabled: { Icon: CircleSlash, className: QUIET },
    paused: { Icon: CircleSlash, className: QUIET },
    merged: { Icon: GitMerge, className: QUIET },
    closed: { Icon: CircleCheck, className: GOOD },
    resolved: { Icon: CircleCheck, className: GOOD },
    active: { Icon: CircleCheck, className: GOOD },
    enabled: { Icon: CircleCheck, className: GOOD },
    healthy: { Icon: CircleCheck, className: GOOD },
    connected: { Icon: CircleCheck, className: GOOD },
    degraded: { Icon: CircleAlert, className: WAITING },
    silent: { Icon: CircleAlert, className: WAITING },
    error: { Icon: CircleX, className: BAD },
    failed: { Icon: CircleX, className: BAD },
    blocked: { Icon: Ban, className: BAD },
  }),
);
