/** Work by key; callers with the same key share running work. */
export interface SingleFlight<T> {
  run(key: string, work: () => Promise<T>): Promise<T>;
}

export function singleFlight<T>(): SingleFlight<T> {
  const underWay = new Map<string, Promise<T>>();
  return {
    run(key, work) {
      const known = underWay.get(key);
      if (known) return known;
      const promise = work().finally(() => underWay.delete(key));
      underWay.set(key, promise);
      return promise;
    },
  };
}
