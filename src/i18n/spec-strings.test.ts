/** The English strings that the specification gives, as it writes them (spec §2, §4, §5, §8). */
import { expect, it } from 'vitest';
import { en } from './en.ts';
import { contactEn } from './pages/contact.en.ts';

it.each([
  [en.cart.empty, 'Your cart is empty'],
  [en.cart.continueShopping, 'Continue Shopping'],
  [en.cart.clear, 'Clear Cart'],
  [en.cart.proceed, 'Proceed to Checkout'],
  [en.cart.clearText, 'Are you sure you want to clear your cart? This action cannot be undone.'],
  [en.cart.added.Tutorial, 'Tutorial added to checkout successfully'],
  [en.cart.types.Tutorial, 'Tutorial'],
  [en.cart.types.Workshop, 'Workshop'],
  [en.cart.types.Item, 'Product'],
  [en.checkout.accept + en.checkout.acceptTerms, 'I accept the Terms and Conditions'],
  [en.register.passwordsDoNotMatch, 'Passwords do not match'],
  [en.login.failed, 'Login failed'],
  [en.register.failed, 'Registration failed'],
  [en.workshops.error, 'Error loading workshops'],
  [en.tutorial.notFound, 'Tutorial not found'],
  [contactEn.sent, "Thank you for your message! I'll get back to you soon."],
  [contactEn.failed, 'Oops! Something went wrong. Please try again.'],
])('%j', (text, written) => {
  expect(text).toBe(written);
});
