/** A whole document in both languages, since nothing of the app can be relied on. */
import styles from './CrashPage.module.css';

export function CrashPage() {
  return (
    <html lang="he" dir="rtl">
      <head>
        <meta charSet="utf-8" />
        <title>משהו השתבש · Something went wrong</title>
      </head>
      <body className={styles.crash}>
        <main>
          <h1>משהו השתבש</h1>
          <p>לרוב זו תקלה רגעית.</p>
          <button type="button" className={styles.again} onClick={() => location.reload()}>
            טעינה מחדש
          </button>
          <div lang="en" dir="ltr">
            <h2>Something went wrong</h2>
            <p>It’s usually a brief problem: reload the page.</p>
          </div>
        </main>
      </body>
    </html>
  );
}
