import { Button } from 'rotativa/components/Button';
import { Link } from 'rotativa/components/Link';
import { Text } from 'rotativa/components/Text';
import { errorMessage } from 'rotativa/domain';
import { NewPasswordForm } from 'rotativa/patterns/account/NewPasswordForm';
import { NewsletterForm } from 'rotativa/patterns/newsletter/NewsletterForm';
import { ConsentChoices, consentPage } from 'rotativa/patterns/consent/ConsentChoices';
import { SignIn } from '../client/SignIn.tsx';
import type { Visit } from '../server/visit.ts';
import { brand } from '../site.ts';
import { FormView } from './FormView.tsx';
import { signInPage, type Query } from './sign-in.ts';

export type { Query };

/** The page to sign in: four forms, chosen by the address. A reader with a session can end it. */
export function SignInView({ query, visit: { reader } }: { query: Query; visit: Visit }) {
  if (reader)
    return (
      <FormView
        title={reader.name}
        lead={reader.subscriber ? 'Suscripción activa.' : 'Cuenta sin suscripción.'}
      >
        <form method="post" action="/salir/">
          <Button type="submit">Salir</Button>
        </form>
      </FormView>
    );
  const { title, props } = signInPage(query);
  return (
    <FormView title={title}>
      <SignIn key={props.form} {...props} />
    </FormView>
  );
}

/** The page that the e-mail with a link to sign in leads to. Its button ends the link. */
export const SignInLinkView = ({ query }: { query: Query }) => (
  <FormView
    title="Entrar con el enlace"
    lead={
      query['error'] ? errorMessage({ code: query['error'] }, 'link') : 'El enlace del correo sirve una vez.'
    }
  >
    <form method="post" action="/entrar/enlace/">
      <input type="hidden" name="clave" value={query['clave'] ?? ''} />
      <Button type="submit">Entrar</Button>
    </form>
  </FormView>
);

/** The page that the e-mail for a new password leads to. */
export const RestoreView = ({ query }: { query: Query }) => (
  <FormView title="Contraseña nueva">
    {query['error'] && (
      <Text tone="error" role="alert">
        {errorMessage({ code: query['error'] }, 'link')}
      </Text>
    )}
    {query['clave'] ? (
      <NewPasswordForm action={brand.routes.restore} token={query['clave']} />
    ) : (
      <Link href={`${brand.routes.signIn}?form=recovery`}>Pedir un enlace</Link>
    )}
  </FormView>
);

export const NewsletterView = ({ query }: { query: Query }) => (
  <FormView
    title="El boletín"
    lead="Las noticias de la región en su correo, de lunes a viernes a las seis de la mañana."
  >
    {query['error'] && (
      <Text tone="error" role="alert">
        Hay que escribir un correo electrónico y aceptar la política de datos.
      </Text>
    )}
    <NewsletterForm action={brand.routes.newsletters} policy="/datos/" sent={query['listo'] !== undefined} />
  </FormView>
);

export const ConsentView = ({ visit }: { visit: Visit }) => (
  <FormView title={consentPage().title}>
    <ConsentChoices page={brand.routes.consent} decided={visit.consent} />
  </FormView>
);

export const OfferView = () => (
  <FormView
    title="Suscripciones"
    lead={`La suscripción a ${brand.name} abre todas las historias, en cualquier aparato.`}
  >
    <Text>
      {brand.offer
        ? `Vale ${brand.offer.price} ${brand.offer.period}. ${brand.offer.cancel}.`
        : 'Todavía no hay una oferta.'}
    </Text>
    <Text>
      Este ejemplo no cobra: <code>npm run reader -- correo --subscriber</code> abre una cuenta con
      suscripción. La guía <code>docs/selling.md</code> del paquete dice cómo vender.
    </Text>
    <Link href={brand.routes.signIn}>Entrar</Link>
  </FormView>
);

export const TermsView = () => (
  <FormView title="Términos">
    <Text measure>
      Los textos y las fotografías de {brand.name} son de sus autores. Se pueden citar con un enlace a la
      página original. Para reproducirlos completos hay que pedir permiso por escrito.
    </Text>
  </FormView>
);

export const DataView = () => (
  <FormView title="Tratamiento de datos">
    <Text measure>
      {brand.name} guarda el correo y el nombre de quien abre una cuenta, y el correo de quien pide el
      boletín. Los usa para eso y para nada más. La contraseña se guarda cifrada de manera que nadie puede
      leerla. Para borrar los datos basta escribir a la redacción.
    </Text>
  </FormView>
);
