import { answerForm } from '../../../newspaper/server/forms.ts';

/** The forms of all pages: `proxy.ts` leads them here. */
export async function POST(request: Request): Promise<Response> {
  const address = new URL(request.url);
  address.pathname = address.pathname.replace(/^\/formularios/, '');
  const answer = await answerForm(new Request(address, request));
  return answer ?? new Response('There is no form at this address.', { status: 404 });
}
