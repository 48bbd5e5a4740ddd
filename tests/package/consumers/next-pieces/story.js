import { cloneElement, createElement, Fragment, isValidElement } from 'react';

/** The stories of a piece that have only props, each by its name. Others have client code. */
export function storiesOf({ default: meta, ...stories }) {
  return Object.entries(stories).filter(([, story]) => !story.render || !meta.component);
}

/** Returns a story as the page writes it. */
export function show({ default: meta, ...stories }, name) {
  const story = stories[name];
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render;
  if (render) return createElement(Fragment, null, handedOver(render(args, { args })));
  return handedOver(createElement(meta.component, args));
}

const isClient = (type) => type?.$$typeof === Symbol.for('react.client.reference');

/**
 * A server component has no event handlers and hands no function to a client component: a page that needs one writes a client
 * component. It may pass the exports of a module of the browser, such as an island: only their names are sent.
 */
const isRefused = (type, name, prop) =>
  typeof prop === 'function' && !isClient(prop) && (isClient(type) || /^on[A-Z]/.test(name));

const isPlain = (value) => Object.getPrototypeOf(value ?? 0) === Object.prototype && !isValidElement(value);

/** Functions in an object are refused like others. */
const withoutFunctions = (value) =>
  isPlain(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, prop]) => [
          name,
          typeof prop === 'function' ? undefined : withoutFunctions(prop),
        ]),
      )
    : value;

function handedOver(value) {
  if (Array.isArray(value)) return value.map(handedOver);
  if (!isValidElement(value)) return value;
  const props = Object.entries(value.props).map(([name, prop]) => {
    if (isRefused(value.type, name, prop)) return [name, undefined];
    return [name, handedOver(isClient(value.type) ? withoutFunctions(prop) : prop)];
  });
  const { children, ...rest } = Object.fromEntries(props);
  return Array.isArray(children)
    ? cloneElement(value, rest, ...children)
    : cloneElement(value, { ...rest, children });
}
