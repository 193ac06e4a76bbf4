import type { EventAction, Visibility } from '@waybill/contract';

/** Version that this reader knows; a later minor version only adds members, which are ignored here. */
export const AGENT_SCHEMA = 'waybill.agent/1';

export const AGENTS = ['sensor', 'extension'] as const;
/** Who observed: the program on the device, or the extension in the browser. */
export type Agent = (typeof AGENTS)[number];

export const CLIPBOARD_KINDS = ['text', 'html', 'image', 'files', 'other'] as const;
export const ENFORCEMENTS = ['none', 'observed', 'warned', 'blocked', 'overridden'] as const;

/**
 * A file, a text or a message that was the action's object. Digests are of its content at that time.
 */
interface AgentObject {
  kind?: 'file' | 'folder' | 'message' | 'text' | 'image';
  name?: string;
  path?: string;
  /** Bytes. */
  size?: number;
  /** Lower-case hexadecimal. */
  sha256?: string;
  mime?: string;
  /** Sensitivity label that the file carries. */
  label?: string;
}

/** One side of the action. */
interface AgentEnd {
  path?: string;
  url?: string;
  /** Title of the tab or window. */
  title?: string;
  /** Name of a service without a URL, e.g. of a desktop application or a synced folder. */
  service?: string;
  /** Account that is signed in there. */
  account?: string;
  /** The other side is a phone or tablet, e.g. over AirDrop or a cable. */
  isMobile?: boolean;
}

/** A content as text, or a file's bytes in base64. */
interface AgentContent {
  text?: string;
  base64?: string;
  /** Where it differs from the object's. */
  name?: string;
  mime?: string;
  /** Only the beginning was sent. */
  cut?: boolean;
}

/**
 * One observed action, as sent by the sensor and the extension. Documented for authors of agents in
 * `docs/guides/sensor-wire.md`; the files next to this one in `conformance` show each action with its
 * result. Only the first six members are required.
 */
export interface AgentRecord {
  schema: typeof AGENT_SCHEMA;
  agent: Agent;
  /** Unique and stable: sending a record again repeats it. */
  id: string;
  /** Counts from 1 for each device and agent, without gaps: a gap is a loss. */
  sequence: number;
  action: EventAction;
  /** ISO 8601 of the device's clock. */
  at: string;
  /** Milliseconds to add to `at` for the server's time, as measured at the last contact. */
  clockOffsetMs?: number;
  agentVersion?: string;
  device?: { id?: string; hostname?: string; os?: string; osVersion?: string; managed?: boolean };
  person?: { login?: string; email?: string; name?: string };
  outcome?: 'success' | 'failure';
  /** Links the actions of one gesture: five files dropped together are five records. */
  gesture?: string;
  object?: AgentObject;
  process?: { name?: string; path?: string; parent?: string; commandLine?: string };
  source?: AgentEnd;
  target?: AgentEnd;
  /** Never the content: its kind, length, and digest. */
  clipboard?: { sha256?: string; kind?: (typeof CLIPBOARD_KINDS)[number]; length?: number };
  /** What was copied, sent or written, for classification: never stored, in no event and no payload. */
  content?: AgentContent;
  archive?: {
    /** `path`: of the file that was read or written, where the agent saw it. */
    members?: readonly { name?: string; path?: string; sha256?: string; size?: number }[];
    /** How many there are, where not all are listed. */
    count?: number;
    encrypted?: boolean;
  };
  volume?: { bus?: string; serial?: string; label?: string; encrypted?: boolean };
  recipients?: readonly { kind?: 'person' | 'group' | 'link' | 'public'; address?: string }[];
  /** Who can reach a shared object. */
  visibility?: Visibility;
  justification?: string;
  enforcement?: { result?: (typeof ENFORCEMENTS)[number]; rule?: string };
}
