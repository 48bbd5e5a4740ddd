import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { safeHref } from '../../domain/url/safe.ts';
import { LockedNoticeRoot } from './LockedNotice.styles.ts';

export interface LockedNoticeProps {
  button: string;
  price: string;
  period: string;
  href: string;
  signIn: string;
}

/** What stands where a locked text ends. @see P1 */
export function LockedNotice({ button, price, period, href, signIn }: LockedNoticeProps) {
  return (
    <LockedNoticeRoot aria-label="Contenido para suscriptores">
      <p className="words">Siga leyendo con su suscripción</p>
      <p className="price">{`${price} ${period}`}</p>
      <LinkButton href={href}>{button}</LinkButton>
      <p>
        ¿Ya es suscriptor? <a href={safeHref(signIn)}>Inicie sesión</a>
      </p>
    </LockedNoticeRoot>
  );
}
