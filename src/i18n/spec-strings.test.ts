/** The English strings that the specification gives, as it writes them (spec §2, §4, §5, §8). */
import { expect, it } from 'vitest';
import { en } from './en.ts';
import checkoutEn from './pages/checkout.en.ts';
import contactEn from './pages/contact.en.ts';
import loginEn from './pages/login.en.ts';
import registerEn from './pages/register.en.ts';
import tutorialEn from './pages/tutorial.en.ts';

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
  [checkoutEn.accept + checkoutEn.acceptTerms, 'I accept the Terms and Conditions'],
  [registerEn.passwordsDoNotMatch, 'Passwords do not match'],
  [loginEn.failed, 'Login failed'],
  [registerEn.failed, 'Registration failed'],
  [en.workshops.error, 'Error loading workshops'],
  [en.tutorial.notFound, 'Tutorial not found'],
  [tutorialEn.errorLoading, 'Error loading tutorial'],
  [contactEn.sent, "Thank you for your message! I'll get back to you soon."],
  [contactEn.failed, 'Oops! Something went wrong. Please try again.'],
])('%j', (text, written) => {
  expect(text).toBe(written);
});
