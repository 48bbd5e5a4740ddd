import { createMemoryServices } from 'rotativa/providers/memory';
import { describeIdentityContract } from 'rotativa/testing/contract';

const { backend } = createMemoryServices();

/** An adapter with four methods, over a service in memory. */
class SignUp {
  #whole = createMemoryServices({ backend, log: () => undefined }).identity;
  identity = () => this.#whole.identity();
  isLoggedIn = () => this.#whole.isLoggedIn();
  signUp(form) {
    return this.#whole.signUp(form);
  }
  profile() {
    return this.#whole.profile();
  }
}

describeIdentityContract('sign-up alone', async () => ({
  browser: () => ({ identity: new SignUp() }),
  close: async () => undefined,
}));
