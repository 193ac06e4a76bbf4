import { DashboardScreen } from './DashboardScreen.tsx';
import { saveOnAccount } from './layout/save-on-account.ts';

/** The dashboard, wired to the product's API. */
export function DashboardPage() {
  return <DashboardScreen saveLayout={saveOnAccount} />;
}
