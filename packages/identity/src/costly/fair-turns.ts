/** Identity in the queue: groups take turns with each other, and so do the members of a group. */
export interface Caller {
  group: string;
  member: string;
}

/** Too much work of the caller waits already. */
export class NoRoom extends Error {
  override name = 'NoRoom';
}

/** Bounded work. One caller with much of it delays the others by one piece of work each. */
export interface FairTurns {
  /** Throws `NoRoom`; otherwise as the work does. */
  run<T>(caller: Caller, work: () => Promise<T>): Promise<T>;
}

interface TurnLimits {
  /** Pieces of work at the same time. */
  atOnce: number;
  /** Maximum waiting pieces, per member and per group. */
  waitingPerMember: number;
  waitingPerGroup: number;
}

/** Waiting members, each with its start function; a map keeps the order of turns. */
type Members = Map<string, (() => void)[]>;

export function fairTurns(limits: TurnLimits): FairTurns {
  const groups = new Map<string, Members>();
  let running = 0;

  function requireRoom({ group, member }: Caller): void {
    const members = groups.get(group);
    if (!members) return;
    const waiting = [...members.values()].reduce((sum, starts) => sum + starts.length, 0);
    const isFull = (members.get(member)?.length ?? 0) >= limits.waitingPerMember;
    if (isFull || waiting >= limits.waitingPerGroup) throw new NoRoom();
  }

  function wait({ group, member }: Caller, start: () => void): void {
    const members: Members = groups.get(group) ?? new Map<string, (() => void)[]>();
    members.set(member, [...(members.get(member) ?? []), start]);
    groups.set(group, members);
  }

  /** The first of the first group; both go to the end of their lines. */
  function takeNext(): (() => void) | undefined {
    const [[group, members] = []] = groups;
    if (group === undefined || !members) return undefined;
    const [[member, starts] = []] = members;
    if (member === undefined || !starts) return undefined;
    const [start, ...rest] = starts;
    groups.delete(group);
    members.delete(member);
    if (rest.length > 0) members.set(member, rest);
    if (members.size > 0) groups.set(group, members);
    return start;
  }

  function startNext(): void {
    while (running < limits.atOnce) {
      const start = takeNext();
      if (!start) return;
      running += 1;
      start();
    }
  }

  return {
    async run(caller, work) {
      requireRoom(caller);
      await new Promise<void>((resolve) => {
        wait(caller, resolve);
        startNext();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
