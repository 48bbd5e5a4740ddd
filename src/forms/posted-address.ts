import { addressForm, type AddressValues } from './address.ts';
import { parseForm, type FormSubmission } from './parse.ts';
import { colombianPlaces, meantName } from './places.ts';

/** Reads an address that a form without a script posted. Its city is typed, not chosen from a list. */
export async function postedAddress(data: URLSearchParams): Promise<FormSubmission<AddressValues>> {
  const { departments, citiesOf } = await colombianPlaces();
  const cities = citiesOf(data.get('region') ?? '');
  const meant = new URLSearchParams(data);
  if (meant.has('locality')) meant.set('locality', meantName(meant.get('locality') ?? '', cities));
  return parseForm(addressForm({ departments, cities }), meant);
}
