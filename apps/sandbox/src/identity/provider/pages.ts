import { html } from 'hono/html';
import { htmlPage } from '../../http/page.ts';

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:26rem;margin:3rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}
label{display:block;margin-block-start:1rem}input{inline-size:100%;box-sizing:border-box;font:inherit;padding:.5rem;border:1px solid #767676;border-radius:4px}
button{font:inherit;padding:.6rem 1rem;margin-block-start:1.25rem;margin-inline-end:.5rem;border:1px solid #1b1b1b;border-radius:4px;background:#1b1b1b;color:#fff}
button[value=no]{background:#fff;color:#1b1b1b}.fault{color:#a4001d}`;

const page = (title: string, body: ReturnType<typeof html>) =>
  htmlPage({ lang: 'en', title, style: STYLE, body });

export interface SignInPage {
  readonly company: string;
  readonly email: string;
  readonly fault: string | undefined;
}

/** The provider's sign-in form, which posts to its own address. */
export const signInPage = ({ company, email, fault }: SignInPage): string | Promise<string> =>
  page(
    `Sign in with ${company}`,
    html`<h1>Sign in with ${company}</h1>
      <p>This provider belongs to the sandbox. It asks for no password and believes every address.</p>
      <form method="post">
        <label for="email">E-mail</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          required
          value="${email}"
          ${fault === undefined ? '' : html`aria-describedby="fault" aria-invalid="true"`}
        />
        ${fault === undefined ? '' : html`<p id="fault" class="fault" role="alert">${fault}</p>`}
        <label for="firstName">First name</label>
        <input id="firstName" name="firstName" autocomplete="given-name" />
        <label for="lastName">Last name</label>
        <input id="lastName" name="lastName" autocomplete="family-name" />
        <button name="answer" value="yes">Continue</button>
        <button name="answer" value="no" formnovalidate>Cancel</button>
      </form>`,
  );

/** The page for `response_mode=form_post`: a form that posts the reply to the site when the reader confirms. */
export const formPostPage = (
  action: string,
  fields: Readonly<Record<string, string>>,
): string | Promise<string> =>
  page(
    'Back to the site',
    html`<h1>Almost there</h1>
      <form method="post" action="${action}">
        ${Object.entries(fields).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <button>Back to the site</button>
      </form>`,
  );
