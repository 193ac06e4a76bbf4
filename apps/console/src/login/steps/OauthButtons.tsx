import { Button, textOf } from '@waybill/ui';
import { useSignInPage } from '../sign-in-page.ts';
import { loginText } from '../login.text.ts';

export interface OauthButtonsProps {
  isBusy: boolean;
  onChoose: (provider: string) => void;
}

/** One button for each provider that the installation names. */
export function OauthButtons({ isBusy, onChoose }: OauthButtonsProps) {
  const text = textOf(loginText);
  const { login } = useSignInPage();
  return login.oauthProviders.map(({ name, label }) => (
    <Button
      key={name}
      className="w-full"
      disabledReason={isBusy ? text.oneMoment : undefined}
      onClick={() => onChoose(name)}
    >
      {text.continueWith(label)}
    </Button>
  ));
}
