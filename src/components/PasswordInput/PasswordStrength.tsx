import { passwordChecks, type PasswordPolicy } from '../../domain/accounts/password.ts';
import { Icon } from '../Icon/Icon.tsx';
import { checkIcon } from '../Icon/icons/interface.ts';
import { passwordStrength as messages } from '../../messages/components.ts';
import { PasswordStrengthRoot } from './PasswordInput.styles.ts';
import { describeStrength } from './strength.ts';

export interface PasswordStrengthProps {
  id: string;
  label: string;
  password: string;
  policy: PasswordPolicy;
}

/** How much of the server's rule a password meets: a meter, and words that are announced when they change. */
export function PasswordStrength({ id, label, password, policy }: PasswordStrengthProps) {
  const checks = passwordChecks(password, policy);
  const met = checks.filter((check) => check.met).length;
  const complete = met === checks.length;
  return (
    <PasswordStrengthRoot data-complete={complete || undefined}>
      <div
        className="meter"
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={checks.length}
        aria-valuenow={met}
        aria-valuetext={messages.met(met, checks.length)}
      >
        {checks.map(({ demand }, at) => (
          <span key={demand} data-met={at < met || undefined} />
        ))}
      </div>
      <div className="words" role="status" id={id}>
        {complete && <Icon icon={checkIcon} />} {describeStrength(checks, password === '')}
      </div>
    </PasswordStrengthRoot>
  );
}
