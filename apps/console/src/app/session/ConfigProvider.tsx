import type { RuntimeConfig } from '@waybill/contract';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { knownRegions, setApiBases } from '../http/api-base.ts';
import { StartFailed } from '../shell/StartFailed.tsx';
import { holdLanding } from './landing.ts';
import { fetchRuntimeConfig, RuntimeConfigContext } from './runtime-config.ts';

/** One region may be out of order while another is not. */
const RegionChoice = lazy(async () => {
  const { RegionChoice: Choice } = await import('../../login/RegionChoice.tsx');
  return { default: Choice };
});

type Start =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; config: RuntimeConfig };

/** Reads the configuration of the page. Draws nothing until then. */
export function ConfigProvider({ children }: { children: ReactNode }) {
  const [start, setStart] = useState<Start>(() => {
    holdLanding(window);
    return { state: 'loading' };
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    fetchRuntimeConfig().then(
      (config) => {
        if (!isCurrent) return;
        setApiBases(config.apiBases);
        setStart({ state: 'ready', config });
      },
      (error: unknown) => isCurrent && setStart({ state: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  if (start.state === 'loading') return null;
  if (start.state === 'failed') {
    return (
      <StartFailed error={start.error} onRetry={() => setAttempt((count) => count + 1)}>
        <Suspense>
          <RegionChoice config={{ regions: knownRegions() }} />
        </Suspense>
      </StartFailed>
    );
  }
  return <RuntimeConfigContext value={start.config}>{children}</RuntimeConfigContext>;
}
