/** Who asks for a place. */
export interface Asker {
  lane: string;
  /** Tenants take turns; 0 for work of no tenant. */
  tenantId: number;
  /** Users or senders of a tenant take turns; empty for work of the product. */
  userId: string;
}

/** Budget of one kind of work. */
export interface LaneBudget {
  /** Places that other lanes never take. */
  reserved: number;
  /** Places that it takes at most, also when the others are idle. */
  most: number;
  mostPerTenant: number;
  mostPerUser: number;
  /** Requests of one tenant and of one user that may wait. One more is refused. */
  waitingPerTenant: number;
  waitingPerUser: number;
  longestWaitMs: number;
}

export interface Budget {
  total: number;
  lanes: Readonly<Record<string, LaneBudget>>;
}

/**
 * The request was not admitted: `full` immediately, because too many wait already, `late` after its
 * wait.
 */
export class AdmissionRefused extends Error {
  override name = 'AdmissionRefused';
  readonly reason: 'full' | 'late';
  readonly retryAfterSeconds: number;

  constructor(reason: 'full' | 'late', retryAfterSeconds: number) {
    super(reason === 'full' ? 'Too many requests wait already' : 'The wait took too long');
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface FairQueue {
  /**
   * Takes a slot, immediately if one is free. @returns the release function; call it once. Throws
   * `AdmissionRefused`, and the signal's reason if aborted while waiting.
   */
  enter(asker: Asker, signal?: AbortSignal): (() => void) | Promise<() => void>;
  /** Places in use and requests that wait, by lane. */
  load(): Record<string, { running: number; waiting: number }>;
}

interface Waiter {
  start(): void;
}

interface User {
  running: number;
  waiters: Set<Waiter>;
}

interface Tenant {
  running: number;
  waiting: number;
  users: Map<string, User>;
}

interface Lane {
  budget: LaneBudget;
  running: number;
  waiting: number;
  /** In the order of their turns: whoever gets a place goes to the end. */
  tenants: Map<number, Tenant>;
}

/**
 * Fairly shared slots: each lane keeps its reserve, a tenant and a user get a bounded share of a lane,
 * and waiting tenants, and users within a tenant, take turns.
 */
export function fairQueue(budget: Budget): FairQueue {
  const lanes = new Map<string, Lane>(
    Object.entries(budget.lanes).map(([name, lane]) => [
      name,
      { budget: lane, running: 0, waiting: 0, tenants: new Map() },
    ]),
  );

  function laneOf(name: string): Lane {
    const lane = lanes.get(name);
    if (!lane) throw new Error(`The budget has no lane ${name}`);
    return lane;
  }

  /** Whether the lane may take one more place without touching the reserves of the others. */
  function hasPlace(lane: Lane): boolean {
    if (lane.running >= lane.budget.most) return false;
    if (lane.running < lane.budget.reserved) return true;
    let spoken = 0;
    for (const { running, budget: own } of lanes.values())
      spoken += Math.max(running, own.reserved);
    return spoken < budget.total;
  }

  function take(lane: Lane, asker: Asker): () => void {
    const tenant = tenantOf(lane, asker.tenantId);
    const user = userOf(tenant, asker.userId);
    lane.running += 1;
    tenant.running += 1;
    user.running += 1;
    moveBack(lane, asker);
    return () => {
      lane.running -= 1;
      tenant.running -= 1;
      user.running -= 1;
      // Also behind those who came since then.
      moveBack(lane, asker);
      forgetIdle(lane, asker);
      admitWaiting();
    };
  }

  function admitWaiting(): void {
    for (const lane of lanes.values()) {
      while (lane.waiting > 0 && hasPlace(lane)) {
        const waiter = nextWaiter(lane);
        if (!waiter) break;
        waiter.start();
      }
    }
  }

  function wait(lane: Lane, asker: Asker, signal: AbortSignal | undefined): Promise<() => void> {
    const tenant = tenantOf(lane, asker.tenantId);
    const user = userOf(tenant, asker.userId);
    const { waitingPerTenant, waitingPerUser, longestWaitMs } = lane.budget;
    if (tenant.waiting >= waitingPerTenant || user.waiters.size >= waitingPerUser) {
      forgetIdle(lane, asker);
      return Promise.reject(new AdmissionRefused('full', RETRY_SECONDS));
    }
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abandon);
        user.waiters.delete(waiter);
        tenant.waiting -= 1;
        lane.waiting -= 1;
      };
      const giveUp = (reason: unknown): void => {
        leave();
        forgetIdle(lane, asker);
        reject(reason);
      };
      const abandon = (): void => giveUp(signal?.reason);
      const waiter: Waiter = {
        start() {
          leave();
          resolve(take(lane, asker));
        },
      };
      const timer = setTimeout(
        () => giveUp(new AdmissionRefused('late', RETRY_SECONDS)),
        longestWaitMs,
      );
      signal?.addEventListener('abort', abandon, { once: true });
      user.waiters.add(waiter);
      tenant.waiting += 1;
      lane.waiting += 1;
    });
  }

  return {
    enter(asker, signal) {
      const lane = laneOf(asker.lane);
      if (signal?.aborted) return Promise.reject(signal.reason);
      const tenant = lane.tenants.get(asker.tenantId);
      const isFree =
        hasPlace(lane) && (tenant === undefined || mayTake(lane, tenant, asker.userId));
      return isFree ? take(lane, asker) : wait(lane, asker, signal);
    },
    load: () =>
      Object.fromEntries(
        [...lanes].map(([name, { running, waiting }]) => [name, { running, waiting }]),
      ),
  };
}

/** A busy moment passes in seconds; asking again sooner only adds to it. */
const RETRY_SECONDS = 2;

function tenantOf(lane: Lane, tenantId: number): Tenant {
  const known = lane.tenants.get(tenantId);
  if (known) return known;
  const tenant: Tenant = { running: 0, waiting: 0, users: new Map() };
  lane.tenants.set(tenantId, tenant);
  return tenant;
}

function userOf(tenant: Tenant, userId: string): User {
  const known = tenant.users.get(userId);
  if (known) return known;
  const user: User = { running: 0, waiters: new Set() };
  tenant.users.set(userId, user);
  return user;
}

/** A turn is over: the others come first next time. */
function moveBack(lane: Lane, { tenantId, userId }: Asker): void {
  const tenant = lane.tenants.get(tenantId);
  const user = tenant?.users.get(userId);
  if (!tenant || !user) return;
  lane.tenants.delete(tenantId);
  lane.tenants.set(tenantId, tenant);
  tenant.users.delete(userId);
  tenant.users.set(userId, user);
}

function mayTake({ budget }: Lane, tenant: Tenant, userId: string): boolean {
  const running = tenant.users.get(userId)?.running ?? 0;
  return tenant.running < budget.mostPerTenant && running < budget.mostPerUser;
}

/** Whoever has waited longest of the user whose turn it is, of the tenant whose turn it is. */
function nextWaiter(lane: Lane): Waiter | undefined {
  for (const tenant of lane.tenants.values()) {
    if (tenant.waiting === 0) continue;
    for (const [userId, user] of tenant.users) {
      const [waiter] = user.waiters;
      if (waiter && mayTake(lane, tenant, userId)) return waiter;
    }
  }
  return undefined;
}

/** Only those who have a place or wait for one are kept. */
function forgetIdle(lane: Lane, { tenantId, userId }: Asker): void {
  const tenant = lane.tenants.get(tenantId);
  const user = tenant?.users.get(userId);
  if (!tenant || !user) return;
  if (user.running === 0 && user.waiters.size === 0) tenant.users.delete(userId);
  if (tenant.running === 0 && tenant.waiting === 0) lane.tenants.delete(tenantId);
}
