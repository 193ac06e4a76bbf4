import { Button } from '@waybill/ui';
import { useSignInPage } from '../sign-in-page.ts';

export interface OauthButtonsProps {
  isBusy: boolean;
  onChoose: (provider: string) => void;
}

/** One button for each provider that the installation names. */
export function OauthButtons({ isBusy, onChoose }: OauthButtonsProps) {
  const { login } = useSignInPage();
  return login.oauthProviders.map(({ name, label }) => (
    <Button
      key={name}
      className="w-full"
      disabledReason={isBusy ? 'One moment' : undefined}
      onClick={() => onChoose(name)}
    >
      Continue with {label}
    </Button>
  ));
}
