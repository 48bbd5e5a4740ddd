import { defineBlock } from 'rotativa/blocks';
import { authPageFormOf, safeRedirect } from 'rotativa/domain';
import { Island } from 'rotativa/islands';
import { siteBrand } from '../config/brands.ts';
import { authSite } from '../config/sign-in.ts';
import { siteBlock } from './site-block.ts';
import { authPageIsland, returnPageIsland } from '../islands/sign-in/islands.ts';
import type { AuthPageProps } from '../islands/sign-in/AuthPage.tsx';
import type { ReturnPageProps } from '../islands/sign-in/ReturnPage.tsx';

interface AuthFormProps extends AuthPageProps {
  /** In the middle, like the brand's heads of pages. */
  centered: boolean;
}

/** The form of the sign-in page. @see A7 */
export const authFormBlock = defineBlock({
  ...siteBlock,
  name: 'auth-form',
  label: 'Formulario de ingreso',
  props: (_data, _settings, _services, { brand, query, posted }): AuthFormProps => ({
    centered: siteBrand(brand).list.head === 'centered',
    form: authPageFormOf(query),
    site: authSite(siteBrand(brand), []),
    redirect: safeRedirect(query.get('redirect') ?? posted?.initialValue?.['redirect']),
    ...(posted && { answer: JSON.stringify(posted) }),
    ...(query.get('listo') === '1' && { done: true }),
  }),
  view: ({ centered, ...props }) => (
    <div className="site-auth" data-centered={centered || undefined}>
      <Island definition={authPageIsland} props={props} />
    </div>
  ),
  islands: [authPageIsland],
});

const given = (query: URLSearchParams, name: string): object => {
  const value = query.get(name);
  return value ? { [name]: value } : {};
};

/** The page to which other companies return. @see A15 */
export const signInReturnBlock = defineBlock({
  ...siteBlock,
  name: 'sign-in-return',
  label: 'Regreso del ingreso',
  props: (_data, _settings, _services, { brand, query }): ReturnPageProps => ({
    answer: Object.assign(
      {},
      ...['code', 'state', 'appleCode', 'error'].map((name) => given(query, name)),
    ) as object,
    signIn: siteBrand(brand).routes.signIn,
  }),
  view: (props) => <Island definition={returnPageIsland} props={props} />,
  islands: [returnPageIsland],
});
