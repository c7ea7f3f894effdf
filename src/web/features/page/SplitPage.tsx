import type { ReactNode } from 'react';
import bench640 from '#ui/art/bench-640.avif';
import bench1000 from '#ui/art/bench-1000.avif';
import strip760 from '#ui/art/bench-strip-760.avif';
import strip1000 from '#ui/art/bench-strip-1000.avif';
import benchFallback from '#ui/art/bench-1000.webp';
import styles from './SplitPage.module.css';

interface SplitPageProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
  foot: ReactNode;
}

export function SplitPage({ title, text, children, foot }: SplitPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {text !== null && <p className={styles.text}>{text}</p>}
        {children}
        <p className={styles.foot}>{foot}</p>
      </div>
      <picture className={styles.picture}>
        {/* What a narrow screen shows of it, at half the bytes. */}
        <source
          media="(width < 56.25rem)"
          type="image/avif"
          srcSet={`${strip760} 760w, ${strip1000} 1000w`}
          sizes="100vw"
        />
        <source type="image/avif" srcSet={`${bench640} 640w, ${bench1000} 1000w`} sizes="50vw" />
        <img src={benchFallback} alt="" width={1200} height={1029} fetchPriority="high" />
      </picture>
    </div>
  );
}
