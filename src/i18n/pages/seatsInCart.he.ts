import { count } from '../plural.ts';

const seatsInCartHe = {
  there: (n: number) =>
    count(
      'he',
      n,
      'כבר יש בסל מקום אחד בסדנה הזאת.',
      'כבר יש בסל שני מקומות בסדנה הזאת.',
      (many) => `כבר יש בסל ${many} מקומות בסדנה הזאת.`,
    ),
  more: (n: number) =>
    count('he', n, 'הוספת עוד מקום', 'הוספת עוד שני מקומות', (many) => `הוספת עוד ${many} מקומות`),
};

export default seatsInCartHe;
