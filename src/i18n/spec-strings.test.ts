/** English texts whose exact wording is a requirement. */
import { expect, it } from 'vitest';
import { bannerTextsEn } from './admin/banner-texts.en.ts';
import { messagesEn } from './admin/messages.en.ts';
import { picturesEn } from './admin/pictures.en.ts';
import { usersEn } from './admin/users.en.ts';
import { en } from './en.ts';
import { errorsEn } from './errors.en.ts';
import checkoutEn from './pages/checkout.en.ts';
import contactEn from './pages/contact.en.ts';
import loginEn from './pages/login.en.ts';
import registerEn from './pages/register.en.ts';
import tutorialEn from './pages/tutorial.en.ts';
import workshopsEn from './pages/workshops.en.ts';

it.each([
  [en.cart.empty, 'Your cart is empty'],
  [en.cart.continueShopping, 'Continue Shopping'],
  [checkoutEn.cart.clear, 'Clear Cart'],
  [en.cart.proceed, 'Proceed to Checkout'],
  [checkoutEn.cart.clearText, 'Are you sure you want to clear your cart? This action cannot be undone.'],
  [en.cart.added.Tutorial, 'Tutorial added to checkout successfully'],
  [checkoutEn.cart.types.Tutorial, 'Tutorial'],
  [checkoutEn.cart.types.Workshop, 'Workshop'],
  [checkoutEn.cart.types.Item, 'Product'],
  [en.product.off('25%'), '25% OFF'],
  [en.workshops.register, 'Register Now'],
  [workshopsEn.error, 'Error loading workshops'],
  [en.tutorial.notFound, 'Tutorial not found'],
  [tutorialEn.errorLoading, 'Error loading tutorial'],
  [tutorialEn.reader.position(2, 5), 'Page 2 of 5'],
  [checkoutEn.accept + checkoutEn.acceptTerms, 'I accept the Terms and Conditions'],
  [loginEn.failed, 'Login failed'],
  [registerEn.failed, 'Registration failed'],
  [registerEn.passwordsDoNotMatch, 'Passwords do not match'],
  [contactEn.sent, "Thank you for your message! I'll get back to you soon."],
  [contactEn.failed, 'Oops! Something went wrong. Please try again.'],
  [messagesEn.mail.failed, 'Failed to send email'],
  [usersEn.failed, 'Failed to fetch users'],
  [picturesEn.uploadFailed, 'Upload failed. Please try again.'],
  [errorsEn.fields.image_required({ problem: 'image_required' }), 'At least one image is required'],
  [
    errorsEn.fields.content_image_required({ problem: 'content_image_required' }),
    'At least one content image is required',
  ],
  [errorsEn.fields.text_required({ problem: 'text_required' }), 'Text is required'],
  [bannerTextsEn.noEndDate, 'No End Date'],
])('%j', (text, required) => {
  expect(text).toBe(required);
});
