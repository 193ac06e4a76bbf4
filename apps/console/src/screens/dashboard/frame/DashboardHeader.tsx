import { Button, PageHeader, Skeleton, textOf } from '@waybill/ui';
import type { Ref } from 'react';
import { BOARD_RANGE } from '../../../components/dashboard/board-range.ts';
import type { BoardRead } from '../../../components/dashboard/use-board-read.ts';
import { Icon } from '../../../components/icons.ts';
import { ManagedAppsControl } from '../../../components/managed-apps/ManagedAppsControl.tsx';
import { TimeRangeControl } from '../../../components/time-range/TimeRangeControl.tsx';
import { FirstStepLinks } from '../checklist/FirstStepLinks.tsx';
import { dashboardText } from '../dashboard.text.ts';
import { screenText } from '../screen.text.ts';
import { AsOfLine } from './AsOfLine.tsx';
import { summarySentence } from './summary-sentence.ts';

export interface DashboardHeaderProps {
  read: BoardRead;
  /** Undefined if the page cannot be arranged now. */
  arrange: (() => void) | undefined;
  arrangeButton: Ref<HTMLButtonElement>;
}

/** Title, a status sentence, and the scope of all widgets. */
export function DashboardHeader({ read, arrange, arrangeButton }: DashboardHeaderProps) {
  const text = textOf(dashboardText);
  const data = read.shown?.data;
  return (
    <PageHeader
      title={textOf(screenText).title}
      description={
        <>
          <div className="min-h-5 max-sm:min-h-10">
            {data !== undefined ? (
              <p>{summarySentence(data, Object.keys(read.cross).length > 0)}</p>
            ) : (
              read.error === undefined && (
                <span className="flex h-5 items-center">
                  <Skeleton className="h-3 w-[32rem] max-w-full" />
                </span>
              )
            )}
          </div>
          <div className="flex min-h-7 flex-wrap items-center gap-x-3">
            <AsOfLine read={read} />
            {data?.checklist.hasDetection === true && <FirstStepLinks checklist={data.checklist} />}
          </div>
        </>
      }
      actions={
        <>
          {/* Without data there is nothing to choose. */}
          {data?.checklist.hasDetection !== false && (
            <>
              <ManagedAppsControl />
              <TimeRangeControl fallback={BOARD_RANGE} />
            </>
          )}
          {arrange !== undefined && (
            <Button ref={arrangeButton} icon={<Icon.arrange aria-hidden />} onClick={arrange}>
              {text.arrange}
            </Button>
          )}
        </>
      }
    />
  );
}
