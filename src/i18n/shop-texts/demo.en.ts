/** The demo maker's words. */
export const demoTextsEn = {
  'home.description':
    'Hand-hammered jewelry, paper art, workshops and tutorials from a small studio in Herzliya.',
  'home.heroTitle': 'Jewelry born under the hammer',
  'home.heroText':
    'Every ring starts as a strip of metal, every picture as a sheet of paper. In a small studio in Herzliya I hammer, solder and cut, and I teach how it’s done.',
  'home.heroAlt':
    'A goldsmith’s bench: a hammered pendant framing a paper-cut portrait of the maker, a hammer, pliers, a file and rings',
  'home.inspiringTitle': 'Metal remembers every blow.\nPaper remembers every fold.',
  'home.inspiringText':
    'That’s why no two things here are alike. How a piece is born, from first line to flame:',
  'home.inspiringSteps':
    'I draw: On paper, at actual size.\nI saw: A blade finer than a hair, one steady hand.\nI hammer: Two hundred blows, then a few more.\nI solder: A moment of fire, and two ends become a ring.',
  'home.tutorials': 'Drawings, templates and steps. At home, at your own pace.',
  'home.workshops': 'Up to eight people around one table. You go home with something you made.',
  'home.shop': 'Jewelry and paper art, ready to take home or made to order.',
  'home.goldsmith': 'Hand-hammered rings, earrings and pendants.',
  'home.cricut': 'Pictures and cards in layers of paper.',
  'home.others': 'Gifts, tools and small things for the home.',
  'home.goodToKnow':
    '12 months of repairs: For every piece of jewelry made here, with the invoice or receipt.\nReturns within 30 days: In the original packaging, after approval by email, in addition to the right to cancel until 14 days after you receive it.',
  'about.lead': 'One studio, two benches: one for metal, one for paper.',
  'about.imageAlt': 'A hammered pendant framing a portrait of the maker in profile, cut from paper',
  'about.story':
    'I started with one strip of copper and my grandfather’s hammer. I learned that metal is more patient than I am, and that it remembers everything.\n\nPaper came later, on nights when I had to be quiet. They’ve shared a window ever since: hammering by day, cutting by evening.\n\nEverything here is made by hand, a few at a time. And what I know, I teach: in workshops around the table, and in illustrated tutorials to follow at home.',
  'about.mission':
    'Jewelry and paper art made slowly, by hand, for the people who will live with it. And for anyone who wants to learn how it’s done, the bench is open.',
  'about.vision':
    'At least one thing in every home that people can say who made, and how. And more hands that remember they can make things.',
  'about.values':
    'Hand before machine: The cutting machine helps with the paper. The hands decide.\nFewer, better: Small batches, materials that can be mended, and wrapping too nice to throw away.\nNothing hidden: I’ll tell you what it’s made of, how long it takes, and what to do if it breaks.\nKnowledge is for sharing: What I learned from others I pass on, some of it for free.',
  'about.projects':
    'One strip, many blows: Rings, bangles and pendants that start as a strip of metal and end with a hammer’s mark.\nPaper in layers: Pictures, wreaths and cards, finely cut and built up layer by layer until they have depth.\nThe long table: Up to eight people, one evening, a small flame. You go home with something you made yourself.\nThe notebook: What I scribbled in the margins, redrawn and put in order: step by step, for your own table.',
  'contact.lead':
    'A question about sizing, a custom order or a group workshop? It’s easiest to write or call.',
  'footer.about':
    'A small studio for metal and paper. Everything is made here, on one bench, by a window facing west.',
  'category.goldsmith':
    'Metal, fire and a hammer. Jewelry made here, workshops for beginners, tutorials for your own bench.',
  'category.cricut':
    'Paper, a fine blade and many layers. Finished pictures and cards, workshops and cutting tutorials.',
  'category.others': 'Whatever didn’t fit in a drawer: gifts, tools and small things for the home.',
  'shop.intro': 'Made by hand, one at a time. Some pieces are ready to go; others are made to your size.',
  'shop.size':
    'Tell me the size, the finish or the engraving when you order. Not sure of your size? We’ll measure it together at the studio.',
  'shop.careGoldsmith':
    'Store it on its own, somewhere dry, and take it off before bathing or using perfume or cream. A soft, dry cloth brings back the shine.',
  'shop.careCricut': 'Paper likes a dry, shaded place. Dust it with a soft brush, never water.',
  'shop.careOthers': 'Keep it somewhere dry, and clean it with a soft, dry cloth.',
  'shop.returns':
    'Returns within 30 days of purchase, in the original packaging with the invoice or receipt, after approval by email. The customer pays for the return. Your legal right to cancel is not affected.',
  'shop.warranty':
    'The warranty covers jewelry repairs only, for 12 months from purchase, with the original invoice or receipt.',
  'shop.drawings':
    'Before material meets tools there’s a sheet of graph paper and a sharp pencil: a line, a circle, and one more to be safe. Coffee stain included.',
  'workshops.intro': 'Up to eight people around one table. Tools, materials and tea are on me.',
  'workshops.bring':
    'Wear comfortable clothes that can get dirty, and tie back long hair. Tools, materials and tea are on me.',
  'workshops.know':
    'What you make is yours to take home. If you need any adjustments, for access or for pace, write to me beforehand.',
  'tutorials.intro': 'Illustrated pages, step by step. Made to be read at the bench, with dirty hands.',
};
