'use client';
import { english } from 'rotativa/messages/en';
import { MessagesProvider } from 'rotativa/messages/provider';

// Messages have functions, which a server component cannot hand to a client component. Only pages in English load this.
export const English = ({ children }) => <MessagesProvider messages={english}>{children}</MessagesProvider>;
